/** Of a key, and of a value. */
export const LONGEST_PART = 63;
/** Of one resource. */
export const MOST_LABELS = 20;

/** What is wrong with a label as it was typed. */
export type LabelProblem = 'key' | 'value' | 'longKey' | 'longValue' | 'comma';

/** A label, or what is wrong with it. */
export type ReadLabel = { readonly label: string } | { readonly problem: LabelProblem };

const SPACES = /[\s\p{Cc}\p{Cf}]+/gu;

/** One spelling for what looks the same. */
const tidy = (text: string): string => text.normalize('NFC').replace(SPACES, ' ').trim();

/** The key of a label: all that stands before its first '='. */
export const keyOf = (label: string): string => label.split('=', 1)[0] ?? label;

/** The value of a label; undefined for one that is only a key. */
export const valueOf = (label: string): string | undefined => {
  const at = label.indexOf('=');
  return at < 0 ? undefined : label.slice(at + 1);
};

/** Reads `key` or `key=value`: without spaces around either, and no comma, which divides labels. */
export function readLabel(typed: string): ReadLabel {
  if (typed.includes(',')) return { problem: 'comma' };
  const text = tidy(typed);
  const at = text.indexOf('=');
  const key = tidy(at < 0 ? text : text.slice(0, at));
  const value = at < 0 ? undefined : tidy(text.slice(at + 1));
  if (key === '') return { problem: 'key' };
  if (key.length > LONGEST_PART) return { problem: 'longKey' };
  if (value === undefined) return { label: key };
  if (value === '') return { problem: 'value' };
  return value.length > LONGEST_PART ? { problem: 'longValue' } : { label: `${key}=${value}` };
}

/** Labels as they were typed, divided by commas: each one that can be read, and the first problem. */
export function readTyped(typed: string): { readonly labels: readonly string[]; readonly problem?: LabelProblem } {
  const read = typed.split(',').flatMap((part) => (tidy(part) === '' ? [] : [readLabel(part)]));
  const problem = read.flatMap((one) => ('problem' in one ? [one.problem] : []))[0];
  return {
    labels: read.flatMap((one) => ('label' in one ? [one.label] : [])),
    ...(problem === undefined ? {} : { problem }),
  };
}

/** In order, each key once: a label takes the place of another one with its key. */
export function withLabel(labels: readonly string[], label: string): readonly string[] {
  if (labels.includes(label)) return labels;
  const key = keyOf(label);
  return [...labels.filter((one) => keyOf(one) !== key), label].toSorted();
}
