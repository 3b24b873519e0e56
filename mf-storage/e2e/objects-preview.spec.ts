import { gzipSync } from 'node:zlib';
import { expect, expectAccessible } from '../../shared/tooling/src/e2e/fixtures';
import { test } from './bucket-objects';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** A tenth of a second of silence: 800 samples of 8 bits. */
const TONE = Buffer.concat([Buffer.alloc(44), Buffer.alloc(800, 0x80)]);
TONE.write('RIFF\0\0\0\0WAVEfmt ', 'latin1');
TONE.writeUInt32LE(TONE.length - 8, 4);
for (const [at, value] of [
  [16, 16],
  [24, 8000],
  [28, 8000],
  [40, 800],
] as const)
  TONE.writeUInt32LE(value, at);
for (const [at, value] of [
  [20, 1],
  [22, 1],
  [32, 1],
  [34, 8],
] as const)
  TONE.writeUInt16LE(value, at);
TONE.write('data', 36, 'latin1');
const SCRIPT = '<script>window.parent.ran = window.ran = true; document.title = "ran";</script>';

test('objects are shown, and nothing of them runs', async ({ page, objects, signIn, open }) => {
  await objects.letIn();
  await objects.put('dot.bin', PIXEL);
  await objects.put('page.png', `<!doctype html><title>Page</title>${SCRIPT}`, { ContentType: 'text/html' });
  await objects.put('drawing.png', `<svg xmlns="http://www.w3.org/2000/svg" onload="ran=true">${SCRIPT}</svg>`, {
    ContentType: 'image/svg+xml',
  });
  await objects.put('table.csv', 'name;note\nMari;"a;b"\n');
  await objects.put('data.json', '{"a":[1]}');
  await objects.put('long.log', 'line of a log\n'.repeat(30_000));
  await objects.put('packed.log', gzipSync('what was packed'), { ContentEncoding: 'gzip' });
  await objects.put('paper.pdf', SCRIPT, { ContentType: 'text/html' });
  await objects.put('tone.wav', TONE);
  await objects.put('program', Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2]));
  await signIn('customer');
  await open(`/storage/bucket/${objects.name}?object=dot.bin&part=preview`);
  const panel = page.getByRole('dialog');
  const show = async (name: string): Promise<void> => {
    await page.getByRole('grid').getByRole('link', { name, exact: true }).click();
    await expect(panel.getByRole('heading', { name })).toBeVisible();
  };
  const picture = panel.getByRole('img', { name: 'Content of dot.bin' });
  await expect(picture).toHaveAttribute('src', /^data:image\/png;base64,/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await expectAccessible(page);

  for (const name of ['page.png', 'drawing.png']) {
    await show(name);
    await expect(panel.getByLabel(`Content of ${name}`)).toContainText('<script>window.parent.ran');
    await expect(panel.getByRole('img', { name: /Content of/ })).toHaveCount(0);
  }
  await show('table.csv');
  await expect(panel.getByRole('row').last().getByRole('cell')).toHaveText(['Mari', 'a;b']);
  await expectAccessible(page);
  await show('data.json');
  await expect(panel.getByLabel('Content of data.json')).toHaveText('{\n  "a": [\n    1\n  ]\n}');
  await show('long.log');
  await expect(panel.getByText(/Shows the first 25\d|Shows the first 262/)).toBeVisible();
  await show('packed.log');
  await expect(panel.getByLabel('Content of packed.log')).toHaveText('what was packed');
  await show('tone.wav');
  // By the browser's own player, straight from the store.
  const player = panel.getByLabel('tone.wav', { exact: true }).and(page.locator('audio'));
  await expect.poll(() => player.evaluate((tone: HTMLAudioElement) => tone.duration)).toBeCloseTo(0.1);
  await expectAccessible(page);
  await show('program');
  await expect(panel.getByText(/no preview for this kind of file/)).toBeVisible();
  await show('paper.pdf');
  const address = await panel.getByRole('link', { name: 'Open PDF' }).getAttribute('href');
  expect((await fetch(address ?? '')).headers.get('content-type')).toBe('application/pdf');
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});
