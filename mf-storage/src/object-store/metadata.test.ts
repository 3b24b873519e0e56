import { copyInParts } from './copy-in-parts';
import { ObjectStoreError } from './error';
import { factsOf } from './metadata';

const head = (more: Record<string, string>) =>
  factsOf(new Response(null, { headers: { etag: '"a"', 'content-length': '6', ...more } }));
const shown = { 'x-amz-request-id': '1', 'x-amz-meta-owner': 'Mari' };

it('knows whether it is shown what the store itself says', () => {
  expect(head(shown)).toEqual({ size: 6, etag: 'a', metadata: { owner: 'Mari' } });
  expect(head({})).toEqual({ size: 6, etag: 'a', metadata: {}, hidesMetadata: true });
});

it('copies nothing in parts that would lose metadata nobody could read', async () => {
  const sendForXml = jest.fn();
  const createUpload = jest.fn(() => Promise.reject(new Error('begun')));
  const copy = (facts: ReturnType<typeof head>, headers?: object) =>
    copyInParts({
      client: { send: jest.fn(), presign: jest.fn(), sendForXml },
      store: { createUpload, completeUpload: jest.fn(), abortUpload: jest.fn() },
      source: { bucket: 'b', key: 'a' },
      facts,
      to: 'c',
      options: headers ? { headers } : {},
      partSize: 5,
    });
  await expect(copy(head({}))).rejects.toMatchObject({ kind: 'hidden' });
  expect(createUpload).not.toHaveBeenCalled();
  await expect(copy(head(shown))).rejects.toThrow('begun');
  await expect(copy(head({}), { contentType: 'text/plain' })).rejects.toThrow('begun');
});

it.each([
  ['its ETag', { etag: '"a"' }, { 'x-amz-copy-source-if-match': '"a"' }],
  ['the time of its writing', {}, { 'x-amz-copy-source-if-unmodified-since': 'Sun, 22 Nov 2026 12:00:00 GMT' }],
])('holds every part of a copy to its source by %s', async (_, more, condition) => {
  const sendForXml = jest.fn(() => Promise.reject(new ObjectStoreError('exists', 'Replaced')));
  const headers = { 'content-length': '6', 'last-modified': 'Sun, 22 Nov 2026 12:00:00 GMT', ...shown, ...more };
  const copied = copyInParts({
    client: { send: jest.fn(), presign: jest.fn(), sendForXml },
    store: { createUpload: async () => 'u', completeUpload: jest.fn(), abortUpload: async () => undefined },
    source: { bucket: 'b', key: 'a' },
    facts: factsOf(new Response(null, { headers })),
    to: 'c',
    options: {},
    partSize: 6,
  });
  await expect(copied).rejects.toMatchObject({ kind: 'replaced' });
  expect(sendForXml).toHaveBeenCalledWith(
    expect.objectContaining({
      headers: {
        'x-amz-copy-source': '/b/a',
        'x-amz-copy-source-range': 'bytes=0-5',
        ...condition,
      },
    }),
  );
});
