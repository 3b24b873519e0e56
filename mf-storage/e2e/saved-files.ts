import type { Page } from '@playwright/test';

/**
 * From now on what the browser's dialog for saving is asked for goes into the page's own file system, under the name that it
 * suggests: nobody can press a button of that dialog here.
 */
export const savedInPage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const showSaveFilePicker = async ({ suggestedName }: { suggestedName: string }) =>
      (await navigator.storage.getDirectory()).getFileHandle(suggestedName, { create: true });
    Object.assign(window, { showSaveFilePicker });
  });

/** What was saved there. */
export async function savedBytes(page: Page, name: string): Promise<Buffer> {
  const bytes = await page.evaluate(async (file) => {
    const handle = await (await navigator.storage.getDirectory()).getFileHandle(file);
    return [...new Uint8Array(await (await handle.getFile()).arrayBuffer())];
  }, name);
  return Buffer.from(bytes);
}

/** The texts of an archive without compression, by their paths, as its directory at the end names them. */
export function unzipped(archive: Buffer): Record<string, string> {
  const end = archive.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  let at = archive.readUInt32LE(end + 16);
  return Object.fromEntries(
    Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
      const size = archive.readUInt32LE(at + 20);
      const name = archive.readUInt16LE(at + 28);
      const after = archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
      const file = archive.readUInt32LE(at + 42);
      const path = archive.toString('utf8', at + 46, at + 46 + name);
      const content = file + 30 + archive.readUInt16LE(file + 26) + archive.readUInt16LE(file + 28);
      at += 46 + name + after;
      return [path, archive.toString('utf8', content, content + size)];
    }),
  );
}
