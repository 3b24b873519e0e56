import type { Id } from '../../texts';

/** Which rule a text breaks, as a message of the area. */
export interface BrokenRule {
  readonly id: Id;
  readonly values?: Readonly<Record<string, string | number>>;
}

type Accepts = (text: string) => boolean;

/** Longer than any name or password that a site asks for. */
const LONGEST = 256;
/**
 * A pattern that goes back and forth takes twice as long for each further letter: after two tries in a row of as many
 * milliseconds it is tried no more. A single one may be a machine that is busy with something else.
 */
const PATIENCE_MS = 50;

/** Text that breaks no rule but that of its length: letters alone, or all kinds of letters where a password has to have them. */
const FILLINGS = ['a', 'aA1'];
const filled = (filling: string, length: number): string => filling.repeat(length).slice(0, length);

/** The filling that a pattern accepts, and from how many characters on. */
function accepted(accepts: Accepts): { readonly filling: string; readonly least: number } | undefined {
  let slow = 0;
  for (const filling of FILLINGS)
    for (let length = 1; length <= LONGEST; length += 1) {
      const begin = performance.now();
      if (accepts(filled(filling, length))) return { filling, least: length };
      slow = performance.now() - begin > PATIENCE_MS ? slow + 1 : 0;
      if (slow === 2) return undefined;
    }
  return undefined;
}

const kindOf = (character: string): 'letter' | 'digit' | 'other' => {
  if (/\p{L}/u.test(character)) return 'letter';
  return /\p{Nd}/u.test(character) ? 'digit' : 'other';
};

/** A character as it can be read in a sentence. */
function leftOut(character: string): BrokenRule {
  if (/\s/u.test(character)) return { id: 'broken.space' };
  return { id: 'broken.character', values: { character } };
}

/** A first character that may stand elsewhere. */
function atStart(character: string, accepts: (character: string) => boolean): BrokenRule {
  const digits = accepts('1');
  if (accepts('a') && !digits && kindOf(character) !== 'letter') return { id: 'broken.startLetter' };
  return { id: 'broken.start', values: { character } };
}

const MISSING = [
  { id: 'broken.lower', has: /\p{Ll}/u, without: (text: string) => text.toUpperCase() },
  { id: 'broken.upper', has: /\p{Lu}/u, without: (text: string) => text.toLowerCase() },
  { id: 'broken.digit', has: /\p{Nd}/u, without: (text: string) => text.replaceAll(/\d/g, 'a') },
] as const;

/**
 * Says which one rule a text breaks that a pattern refuses. The pattern is asked with texts that break one rule alone, so that
 * what is said holds for it, whatever a site has written there.
 * @param pattern of the parameters call (spec 3, section 3: VM parameter)
 * @param text that it refuses
 * @returns undefined where no single rule explains it
 */
export function brokenRule(pattern: RegExp, text: string): BrokenRule | undefined {
  const accepts: Accepts = (tried) => pattern.test(tried);
  const found = accepted(accepts);
  if (!found) return undefined;
  const { filling, least } = found;
  const characters = [...text];

  // Long enough that what is put in place of one character takes no kind of letter away.
  const room = Math.max(least, 3 * filling.length);
  const sample = filled(filling, room);
  if (accepts(sample)) {
    const inside = (character: string) => accepts(sample.slice(0, 1) + character + sample.slice(2));
    const first = (character: string) => accepts(character + sample.slice(1));
    const last = (character: string) => accepts(sample.slice(0, -1) + character);
    const foreign = [...new Set(characters)].find((character) => !inside(character));
    if (foreign !== undefined) return leftOut(foreign);
    const [start = 'a'] = characters;
    if (!first(start)) return atStart(start, first);
    const end = characters.at(-1) ?? 'a';
    if (!last(end)) return { id: 'broken.end', values: { character: end } };
  }
  if (characters.length < least) return { id: 'broken.short', values: { n: least } };
  for (const { id, has, without } of MISSING)
    if (!has.test(text) && accepts(sample) && !accepts(without(sample))) return { id };
  if (!accepts(filled(filling, Math.min(text.length, LONGEST)))) {
    const most = Array.from({ length: LONGEST - least }, (_, more) => LONGEST - more).find((length) =>
      accepts(filled(filling, length)),
    );
    return { id: 'broken.long', values: { n: most ?? least } };
  }
  return undefined;
}
