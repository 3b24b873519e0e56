/** @jest-environment node */
import 'fake-indexeddb/auto';
import { fileAgain, forgetHandle, handleOf, keepHandle } from './handles';
import { forgetNote, keepNote } from './notes';

const handle = (name: string): FileSystemFileHandle => Object.assign(Object.create(null), { kind: 'file', name });
const note = (uploadId: string): void =>
  keepNote({ uploadId, bucket: 'b', key: 'k', name: 'n', size: 1, lastModified: 1, partSize: 1, started: Date.now() });

it('keeps the way to a file for as long as its upload is noted', async () => {
  note('one');
  note('two');
  await keepHandle('one', handle('a.bin'));
  await keepHandle('two', handle('b.bin'));
  expect((await handleOf('one'))?.name).toBe('a.bin');
  await forgetHandle('one');
  expect(await handleOf('one')).toBeUndefined();
  forgetNote('two');
  await keepHandle('three', handle('c.bin'));
  expect(await handleOf('two')).toBeUndefined();
  expect((await handleOf('three'))?.name).toBe('c.bin');
});

it('says why a file cannot be read again', async () => {
  const file = new File(['x'], 'a');
  const of = (answer: PermissionState, getFile: () => Promise<File>) =>
    Object.assign(handle('a'), { requestPermission: async () => answer, getFile });
  expect(await fileAgain(of('granted', async () => file))).toBe(file);
  expect(await fileAgain(of('denied', async () => file))).toBe('refused');
  const gone = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  expect(await fileAgain(of('granted', gone))).toBe('gone');
  const refused = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  expect(await fileAgain(of('granted', refused))).toBe('refused');
});

it('does without where the browser has no database', async () => {
  const database = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB');
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: undefined });
  await keepHandle('one', handle('a'));
  expect(await handleOf('one')).toBeUndefined();
  if (database) Object.defineProperty(globalThis, 'indexedDB', database);
});
