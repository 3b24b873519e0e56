import { buildRequest, type ParamsOf } from '@console/contract/endpoint';
import { type EndpointName, endpoints, type Endpoints } from '@console/contract/endpoints';
import type { TestSandbox } from './client';

/** What the API answers to a call with any key: of a token, or of somebody who acts for somebody else. */
export async function requestWithKey<Name extends EndpointName>(
  test: TestSandbox,
  key: string,
  name: Name,
  params: ParamsOf<Endpoints[Name]>,
): Promise<{ status: number; body: unknown }> {
  const { method, url, body, contentType } = buildRequest(endpoints[name], { ...params });
  const headers = { apikey: key, ...(contentType ? { 'content-type': contentType } : {}) };
  const response = await test.fetchFrom(`/api/v1${url}`, { method, headers, ...(body === undefined ? {} : { body }) });
  const text = await response.text();
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  return { status: response.status, body: text && isJson ? JSON.parse(text) : text };
}

/** The 403 of what a key does not reach. */
export const OUT_OF_REACH = { status: 403, body: { errors: { 'consumer::resource_forbidden': expect.any(Object) } } };
