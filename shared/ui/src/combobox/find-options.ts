import type { SelectOption } from '../controls/choice';

/** Options that are listed at once; of more, one types to narrow them. */
export const MOST_OPTIONS = 100;

/** What of a list is shown. */
export interface FoundOptions {
  readonly shown: readonly SelectOption[];
  /** How many there are of it in all. */
  readonly count: number;
}

/**
 * Searches options by what their labels contain: every word of the text, in any order and case.
 * @returns a function, so that labels are prepared once for many texts
 */
export function optionFinder(options: readonly SelectOption[]): (text: string) => FoundOptions {
  let labels: readonly string[] | undefined;
  return (text) => {
    const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return { shown: options.slice(0, MOST_OPTIONS), count: options.length };
    labels ??= options.map(({ label }) => label.toLocaleLowerCase());
    const ready = labels;
    const found = options.filter((_, i) => words.every((word) => ready[i]?.includes(word)));
    return { shown: found.slice(0, MOST_OPTIONS), count: found.length };
  };
}

/** The same with the chosen option on top where it would not be among those that are listed. */
export const withChosen = ({ shown, count }: FoundOptions, chosen: SelectOption | undefined): FoundOptions => ({
  shown: chosen && !shown.includes(chosen) ? [chosen, ...shown.slice(0, MOST_OPTIONS - 1)] : shown,
  count,
});
