/** @jest-environment node */
import { endpoints } from '@console/contract/endpoints';
import { startSandbox } from '../testing/client';

const textOf = async (response: Response | Promise<Response>): Promise<string> => (await response).text();

it('serves the document that the contract makes, also without controls', async () => {
  const test = await startSandbox({ controls: false });
  const response = await test.fetchFrom('/sandbox/openapi.json');
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  const document: unknown = await response.json();
  expect(document).toMatchObject({
    openapi: '3.1.1',
    paths: { '/{location}/user-resource/vm/list': { get: { operationId: 'listVms' } } },
  });
  expect((await test.fetchFrom('/sandbox/requests')).status).toBe(404);
});

it('has every call on its page, nothing that runs, and leads nowhere in vain', async () => {
  const test = await startSandbox();
  const response = await test.fetchFrom('/sandbox/');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const page = await response.text();
  for (const name of Object.keys(endpoints)) expect(page).toContain(`id="${name}"`);
  expect(page).not.toMatch(/<script|\sstyle=|\son\w+=/i);
  const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id);
  for (const [, path] of page.matchAll(/href="(\/sandbox\/[^"]*)"/g))
    expect((await test.fetchFrom(path ?? '')).status).toBe(200);
});

it('shows links to the controls only where they answer', async () => {
  const test = await startSandbox({ controls: false });
  expect(await textOf(test.fetchFrom('/sandbox/'))).not.toContain('/sandbox/outbox');
});

it('writes command lines that work', async () => {
  const test = await startSandbox();
  const page = await textOf(test.fetchFrom('/sandbox/'));
  const [, key = '', url = ''] =
    /curl -H &#39;apikey: (\w+)&#39; &#39;http:\/\/localhost:8140(\/api\/v1\/jhv\/user-resource\/vm\/list)&#39;/.exec(
      page,
    ) ?? [];
  expect((await test.fetchFrom(url, { headers: { apikey: key } })).status).toBe(200);
});

it('leads from the address without a slash, and takes no other method', async () => {
  const test = await startSandbox();
  const response = await test.fetchFrom('/sandbox');
  expect([response.status, response.headers.get('location')]).toEqual([308, '/sandbox/']);
  expect((await test.fetchFrom('/sandbox/', { method: 'POST' })).status).toBe(404);
  const head = await test.fetchFrom('/sandbox/', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});
