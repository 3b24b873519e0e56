import { marksOf, type CallParts } from './call-parts';

/** What of the responses of a list of requests later ones need. */
export interface NeededResponses {
  /** Suffix of the variables of a step, '' while there is only one; undefined where nobody needs its response. */
  readonly suffix: (step: number) => string | undefined;
  /** Fields that requests after a step need of it. */
  readonly fields: (step: number) => readonly string[];
}

/** Looks for the requests whose responses others need. */
export function neededResponses(calls: readonly CallParts[]): NeededResponses {
  const needed = calls.flatMap(marksOf).filter((mark) => mark.kind === 'response');
  const steps = [...new Set(needed.map(({ step }) => step))].toSorted((one, other) => one - other);
  return {
    suffix(step) {
      const index = steps.indexOf(step);
      if (index < 0) return undefined;
      return steps.length === 1 ? '' : String(index + 1);
    },
    fields: (step) => [...new Set(needed.filter((mark) => mark.step === step).map(({ field }) => field))],
  };
}
