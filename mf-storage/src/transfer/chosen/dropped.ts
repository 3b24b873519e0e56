import type { UploadEntry } from '../types';

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => {
    entry.file(resolve, reject);
  });

/** Browsers hand out a hundred at a time, and nothing once all were. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) return all;
    all.push(...some);
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

const isFileHandle = (handle: FileSystemHandle | null): handle is FileSystemFileHandle => handle?.kind === 'file';
const isFolderHandle = (handle: FileSystemHandle | null): handle is FileSystemDirectoryHandle =>
  handle?.kind === 'directory';

/** @param handle the way to the same file or folder, where the browser gives one */
async function walk(entry: FileSystemEntry, path: string, handle: FileSystemHandle | null): Promise<UploadEntry[]> {
  if (isFile(entry)) {
    const file = await fileOf(entry);
    return [{ path: `${path}${entry.name}`, file, ...(isFileHandle(handle) ? { handle } : {}) }];
  }
  if (!isFolder(entry)) return [];
  const inside = await entriesOf(entry);
  const folder = `${path}${entry.name}/`;
  if (inside.length === 0) return [{ path: folder, file: new File([], '') }];
  const found: UploadEntry[] = [];
  for (const child of inside) found.push(...(await walk(child, folder, await handleIn(handle, child))));
  return found;
}

/** The same file or folder below a folder's handle. */
async function handleIn(folder: FileSystemHandle | null, { isFile: isWanted, name }: FileSystemEntry) {
  if (!isFolderHandle(folder)) return null;
  const found: Promise<FileSystemHandle> = isWanted ? folder.getFileHandle(name) : folder.getDirectoryHandle(name);
  return found.catch(() => null);
}

/**
 * What was dropped or pasted, whole folders too. To be called while the event is being dealt with: later the browser has
 * forgotten it.
 */
export async function collectDropped(data: DataTransfer): Promise<UploadEntry[]> {
  const items = [...data.items].filter(({ kind }) => kind === 'file');
  const dropped = items.map((item) => ({
    one: item.webkitGetAsEntry() ?? item.getAsFile(),
    handle: item.getAsFileSystemHandle?.().catch(() => null) ?? null,
  }));
  const found: UploadEntry[] = [];
  for (const { one, handle } of dropped) {
    const kept = await handle;
    if (one instanceof File) found.push({ path: one.name, file: one, ...(isFileHandle(kept) ? { handle: kept } : {}) });
    else if (one) found.push(...(await walk(one, '', kept)));
  }
  return found;
}

/** What was chosen in a file dialog: files, or a folder (`webkitdirectory`). */
export const collectChosen = (files: Iterable<File>): UploadEntry[] =>
  Array.from(files, (file) => ({ path: file.webkitRelativePath || file.name, file }));
