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
  // The browser reads the content after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
