/** A browser may still be reading the file when the link was followed. */
const KEPT_MS = 60_000;

/**
 * Gives the person a file to keep.
 * @param type media type: 'text/csv'
 */
export function saveFile(name: string, content: string | Blob, type = 'text/plain'): void {
  const blob = typeof content === 'string' ? new Blob([content], { type: `${type};charset=utf-8` }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
