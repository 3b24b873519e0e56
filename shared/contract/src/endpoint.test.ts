/** @jest-environment node */
import * as v from 'valibot';
import { buildRequest, defineEndpoint, pathParameters, type Endpoint } from './endpoint';
import { endpoints } from './endpoints';

const loose = v.looseObject({});
const make = (parts: Partial<Pick<Endpoint, 'method' | 'path' | 'query' | 'body'>>) =>
  defineEndpoint({
    name: 'sample',
    method: 'GET',
    path: '/things',
    params: loose,
    response: v.unknown(),
    source: 'test',
    ...parts,
  });

describe('path parameters', () => {
  const located = make({ path: '/{location}/vm/{uuid}' });

  it('are put in and escaped', () => {
    expect(buildRequest(located, { location: 'tll', uuid: 'a b/c?d#e' }).url).toBe('/tll/vm/a%20b%2Fc%3Fd%23e');
  });

  it.each([undefined, null, ''])('must be there: %j', (uuid) => {
    expect(() => buildRequest(located, { location: 'tll', uuid })).toThrow(
      "sample: the path parameter 'uuid' is missing",
    );
  });

  it.each(['.', '..'])('cannot climb out of their place: %j', (uuid) => {
    expect(() => buildRequest(located, { location: 'tll', uuid })).toThrow(TypeError);
  });

  it('are not repeated in query or body', () => {
    const request = buildRequest(make({ method: 'PATCH', path: '/{location}/vm', body: 'form' }), {
      location: 'tll',
      name: 'web',
    });
    expect(request).toEqual({
      method: 'PATCH',
      url: '/tll/vm',
      body: 'name=web',
      contentType: 'application/x-www-form-urlencoded',
    });
  });
});

describe('query', () => {
  it('carries what is not in the path of a call without a body', () => {
    expect(buildRequest(make({}), { billing_account_id: 7, show_shadow: true })).toEqual({
      method: 'GET',
      url: '/things?billing_account_id=7&show_shadow=true',
    });
  });

  it('leaves out what is absent, keeps zero, false and the empty text', () => {
    expect(buildRequest(make({}), { a: undefined, b: null, c: 0, d: false, e: '' }).url).toBe('/things?c=0&d=false&e=');
  });

  it('takes the named parameters of a call with a body', () => {
    const request = buildRequest(make({ method: 'PUT', body: 'json', query: ['set_id'] }), { set_id: 7, title: 'x' });
    expect(request).toMatchObject({ url: '/things?set_id=7', body: '{"title":"x"}' });
  });

  it('escapes signs that mean something in an address', () => {
    expect(buildRequest(make({}), { name: 'a&b=c d+e#ö' }).url).toBe('/things?name=a%26b%3Dc+d%2Be%23%C3%B6');
  });
});

describe('form', () => {
  const form = make({ method: 'POST', body: 'form' });

  it('repeats the key of a list', () => {
    expect(buildRequest(form, { disks: [20, 50] }).body).toBe('disks=20&disks=50');
  });

  it('writes an object as JSON', () => {
    const { body = '' } = buildRequest(form, { package_parameters: { location: 'tll' } });
    expect(new URLSearchParams(body).get('package_parameters')).toBe('{"location":"tll"}');
  });

  it('leaves out what is absent and keeps what is empty', () => {
    expect(buildRequest(form, { a: undefined, b: null, c: '', d: false }).body).toBe('c=&d=false');
  });

  it('goes with DELETE as well', () => {
    expect(buildRequest(make({ method: 'DELETE', body: 'form' }), { uuid: 'x' })).toMatchObject({
      method: 'DELETE',
      body: 'uuid=x',
    });
  });
});

it('writes a JSON body with its types, null included', () => {
  expect(
    buildRequest(make({ method: 'POST', body: 'json' }), { n: 1, on: false, none: null, list: [1], gone: undefined }),
  ).toEqual({
    method: 'POST',
    url: '/things',
    body: '{"n":1,"on":false,"none":null,"list":[1]}',
    contentType: 'application/json',
  });
});

describe('the table of calls', () => {
  const table: [string, Endpoint][] = Object.entries(endpoints);

  it.each(table)('%s stands under its own name', (name, endpoint) => {
    expect(endpoint.name).toBe(name);
  });

  it.each(table)('%s knows each of its path parameters, and says where its rule stands', (_name, endpoint) => {
    expect(endpoint.source).toMatch(/^spec [123], section \d/);
    const { params } = endpoint;
    const known =
      'entries' in params && typeof params.entries === 'object' && params.entries ? Object.keys(params.entries) : [];
    expect(known).toEqual(expect.arrayContaining(pathParameters(endpoint)));
  });

  it.each(table)('%s sends a body exactly when it writes', (_name, endpoint) => {
    if (endpoint.method === 'GET') expect(endpoint.body).toBeUndefined();
  });

  it.each(table)('%s says whether it may be sent again, unless it only reads', (_name, { method, repeat }) => {
    expect(repeat).toEqual(method === 'GET' ? undefined : expect.stringMatching(/^(harmless|another|again)$/));
    if (method === 'DELETE') expect(repeat).toBe('harmless');
  });

  it.each(table)('%s says which of its parameters are secrets', (_name, { params, secrets = {} }) => {
    const given = 'entries' in params && typeof params.entries === 'object' && params.entries ? params.entries : {};
    const known = ['password', 'token', 'session_id', 'access_token', 'id_token'].filter((name) => name in given);
    expect(Object.keys(secrets).toSorted()).toEqual(known.toSorted());
  });

  it.each(table.filter(([, { rowId }]) => rowId !== undefined))(
    '%s tells its rows apart by what each of them has',
    (_name, { response, rowId }) => {
      const { issues = [] } = v.safeParse(response, [{}]);
      expect(issues.map((issue) => v.getDotPath(issue))).toContain(`0.${rowId}`);
    },
  );

  it('has no two calls with the same method and path', () => {
    const keys = table.map(([, { method, path }]) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
