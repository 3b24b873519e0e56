/** What a file system takes for more than a letter of a name. */
const UNSAFE = /[\u0000-\u001F\u007F<>:"|?*\\]/g;

/** A part of a path as it may be unpacked anywhere: no way up, no drive, nothing that Windows cuts off. */
function safePart(part: string): string {
  const allowed = part.replace(UNSAFE, '_');
  let end = allowed.length;
  while (end > 0 && '. '.includes(allowed.charAt(end - 1))) end -= 1;
  const safe = allowed.slice(0, end).padEnd(allowed.length, '_');
  return safe === '' ? '_' : safe;
}

/** The name of an object as a path in an archive, which whatever unpacks it keeps below its folder. */
export function safePath(name: string): string {
  const isFolder = name.endsWith('/');
  const parts = name.split('/').filter((part) => part !== '' || name === '');
  const path = (parts.length === 0 ? [''] : parts).map(safePart).join('/');
  return isFolder ? `${path}/` : path;
}

/** The same for each of several, and no two alike, also where capitals make no difference. */
export function safePaths(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const path = safePath(name);
    const [, stem = '', extension = ''] = /^(.*?)((?:\.[^./]{1,10})?\/?)$/s.exec(path) ?? [];
    let free = path;
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${stem} (${number})${extension}`;
    taken.add(free.toLowerCase());
    return free;
  });
}
