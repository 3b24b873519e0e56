import { startMock } from './start';

const serve = (response: Response) => jest.spyOn(globalThis, 'fetch').mockResolvedValue(response);
afterEach(() => jest.restoreAllMocks());

it('asks the server for no variant that there is not', async () => {
  const asked = serve(Response.json({}));
  await expect(startMock('moon')).rejects.toThrow(/^There is no mock variant moon$/);
  expect(asked).not.toHaveBeenCalled();
});

it.each([
  [
    'says no',
    new Response('Not found', { status: 404 }),
    /^The site of the mock variant metal could not be loaded \(HTTP 404\)$/,
  ],
  [
    'sends something else',
    Response.json({ message: 'Hello' }),
    /^The server's response for the mock variant metal isn't a site$/,
  ],
  ['sends a page', new Response('<!doctype html>'), /^The server's response for the mock variant metal isn't a site$/],
])('tells where the server %s', async (_, response, text) => {
  serve(response);
  await expect(startMock('metal')).rejects.toThrow(text);
});
