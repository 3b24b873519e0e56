/**
 * Two letters for an avatar: the first ones of the first and the last word, or the first two of a single word. Of an email address
 * the part before the @ counts; '' for a name without letters. Characters are whole, whatever their script.
 */
export function initialsOf(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[\s._•-]+/).filter(Boolean);
  const letters =
    words.length > 1 ? [words[0], words.at(-1)].map((word) => [...(word ?? '')][0]) : [...(words[0] ?? '')].slice(0, 2);
  return letters.join('').toLocaleUpperCase();
}
