import { IMAGE_BYTES, TEXT_BYTES } from './content';
import { readPreview } from './use-preview';

const PNG = '\u0089PNG\r\n\u001a\n....';
const { signal } = new AbortController();

/** A store of one object; it remembers which bytes were asked for, and which addresses. */
function storeOf(content: string) {
  const bytes = Uint8Array.from(content, (sign) => sign.charCodeAt(0));
  const read = jest.fn(
    async (_key: string, options: { range?: readonly [number, number?] } = {}): Promise<Response> => {
      const [from, to] = options.range ?? [0];
      const part = bytes.slice(from, to === undefined ? undefined : to + 1);
      // jsdom has no Response.
      return { arrayBuffer: async () => part.buffer } as Response;
    },
  );
  const presign = jest.fn(async () => 'https://s3.example/signed');
  return { read, presign };
}

it('reads of a text what it shows, and no more', async () => {
  const store = storeOf('x'.repeat(TEXT_BYTES + 10));
  const preview = await readPreview(store, 'a.log', { size: TEXT_BYTES + 10 }, signal);
  expect(preview).toEqual({ kind: 'text', text: 'x'.repeat(TEXT_BYTES), isCut: true });
  expect(store.read.mock.calls.map(([, options]) => options?.range)).toEqual([[0, TEXT_BYTES - 1]]);
});

it('shows a picture of the type that its bytes have, whatever the store says', async () => {
  const preview = await readPreview(storeOf(PNG), 'a', { size: PNG.length, contentType: 'text/html' }, signal);
  expect(preview).toEqual({ kind: 'image', url: expect.stringMatching(/^data:image\/png;base64,/) });
  const page = await readPreview(storeOf('<script>'), 'a.png', { size: 8, contentType: 'image/png' }, signal);
  expect(page).toEqual({ kind: 'text', text: '<script>', isCut: false });
});

it('leaves a picture that is too large', async () => {
  const store = storeOf(PNG);
  expect(await readPreview(store, 'a.png', { size: IMAGE_BYTES + 1 }, signal)).toEqual({ kind: 'large' });
  expect(store.read).toHaveBeenCalledTimes(1);
});

it('has a PDF served as one, and reads nothing of it', async () => {
  const store = storeOf('<script>');
  const preview = await readPreview(store, 'a.pdf', { size: 8, contentType: 'text/html' }, signal);
  expect(preview).toEqual({ kind: 'pdf', url: 'https://s3.example/signed' });
  expect(store.presign).toHaveBeenCalledWith('a.pdf', { expires: 21_600, contentType: 'application/pdf' });
  expect(store.read).not.toHaveBeenCalled();
});

it('reads of an encoded object no part, and ends the reading where enough is there', async () => {
  const content = new TextEncoder().encode('x'.repeat(TEXT_BYTES - 2));
  let given = 0;
  const body = () =>
    new ReadableStream<Uint8Array>({
      pull: (stream) => {
        given += 1;
        if (given > 9) stream.close();
        else stream.enqueue(content);
      },
    });
  const read = jest.fn(async () => new Response(body()));
  const facts = { size: 500, contentEncoding: 'gzip' };
  const preview = await readPreview({ ...storeOf(''), read }, 'a.log', facts, signal);
  expect(preview).toEqual({ kind: 'text', text: 'x'.repeat(TEXT_BYTES), isCut: true });
  expect(read).toHaveBeenCalledWith('a.log', { signal });
  expect(given).toBeLessThan(5);
  given = 8;
  expect(await readPreview({ ...storeOf(''), read }, 'a.log', facts, signal)).toMatchObject({ isCut: false });
});
