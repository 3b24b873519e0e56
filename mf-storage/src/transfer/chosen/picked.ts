import type { UploadEntry } from '../types';

interface OpenPicker {
  showOpenFilePicker(options: { multiple: boolean }): Promise<FileSystemFileHandle[]>;
}

const hasPicker = (view: object): view is OpenPicker => 'showOpenFilePicker' in view;

/**
 * Asks for files, by the browser's dialog that gives the way to them after a reload, too. To be called by a press.
 * @param input is opened where there is no such dialog, or the browser refuses it: it tells what was chosen by itself
 * @returns nothing where nobody chose, or the input is asked
 */
export async function pickFiles(
  input: HTMLInputElement | null,
  { multiple }: { readonly multiple: boolean },
): Promise<readonly UploadEntry[]> {
  if (!hasPicker(window)) {
    input?.click();
    return [];
  }
  try {
    const handles = await window.showOpenFilePicker({ multiple });
    return await Promise.all(
      handles.map(async (handle) => ({ path: handle.name, file: await handle.getFile(), handle })),
    );
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) input?.click();
    return [];
  }
}
