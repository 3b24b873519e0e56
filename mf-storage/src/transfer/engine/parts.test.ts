import fc from 'fast-check';
import { createMeter } from './meter';
import { mediaType } from './media-type';
import { collectChosen, collectDropped } from '../chosen/dropped';
import { safePath, safePaths } from '../zip/zip-names';

it('tells the rate of the last seconds', () => {
  let now = 0;
  const meter = createMeter(() => now);
  expect(meter.rate()).toBe(0);
  for (let second = 0; second < 20; second += 1) {
    now = second * 1000;
    meter.add(1000);
  }
  expect(meter.rate()).toBeGreaterThan(900);
  expect(meter.rate()).toBeLessThan(1200);
  now += 60_000;
  expect(meter.rate()).toBe(0);
});

it('unpacks below its folder, whatever an object is called', () => {
  const name = fc.string({ unit: fc.constantFrom('.', '/', '\\', ':', 'a', ' ', '\u0000', 'C', '%'), maxLength: 20 });
  fc.assert(
    fc.property(name, (text) => {
      const path = safePath(text);
      expect(path).not.toMatch(/[\\:\u0000]/);
      expect(path.startsWith('/')).toBe(false);
      for (const part of path.replace(/\/$/, '').split('/')) expect(['', '.', '..']).not.toContain(part);
      expect(path.endsWith('/')).toBe(text.endsWith('/'));
    }),
  );
  expect(safePaths(['a.txt', 'A.txt', 'a.txt', 'x/../../etc/passwd', '/x'])).toEqual([
    'a.txt',
    'A (2).txt',
    'a (3).txt',
    'x/__/__/etc/passwd',
    'x',
  ]);
});

it('knows media types by name', () => {
  expect(mediaType('a.MD', '')).toBe('text/markdown');
  expect(mediaType('a.png', 'image/png')).toBe('image/png');
  expect(mediaType('constructor', '')).toBe('application/octet-stream');
});

it('collects whole folders, hundred by hundred, and empty ones', async () => {
  const file = (name: string) => ({
    isFile: true,
    isDirectory: false,
    name,
    file: (done: (file: File) => void) => done(new File(['x'], name)),
  });
  const folder = (name: string, children: object[]) => ({
    isFile: false,
    isDirectory: true,
    name,
    createReader: () => {
      const left = [...children];
      return { readEntries: (done: (some: object[]) => void) => done(left.splice(0, 100)) };
    },
  });
  const tree = folder('top', [folder('none', []), ...Array.from({ length: 250 }, (_, n) => file(`${n}.txt`))]);
  const inFolder = { kind: 'directory', getFileHandle: async (name: string) => ({ kind: 'file', name }) };
  const handle = { ...inFolder, getDirectoryHandle: () => Promise.reject(new Error('gone')) };
  const items = [
    { kind: 'string' },
    { kind: 'file', webkitGetAsEntry: () => tree, getAsFileSystemHandle: async () => handle },
    { kind: 'file', webkitGetAsEntry: () => null, getAsFile: () => new File(['x'], 'pasted.png') },
  ];
  const found = await collectDropped({ items } as unknown as DataTransfer);
  expect(found).toHaveLength(252);
  expect(found[0]).toMatchObject({ path: 'top/none/', file: { size: 0 } });
  expect(found[1]).toMatchObject({ path: 'top/0.txt', handle: { kind: 'file', name: '0.txt' } });
  expect(found.at(-1)?.path).toBe('pasted.png');
  expect(collectChosen([new File([], 'a')]).map(({ path }) => path)).toEqual(['a']);
});
