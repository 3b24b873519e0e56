import type { Endpoint, ParamsOf } from '@console/contract/endpoint';

/** A call as the code view shows it; what is sent is made of it by the same builder that the client uses. */
export interface CodeRequest {
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, unknown>>;
}

/**
 * Says a call for the code view. Nothing is checked: what a form has not got yet may be missing.
 * @param params values of what stands in `answerOf` come from an earlier request of the same list
 */
export const codeRequest = <E extends Endpoint>(endpoint: E, params: Partial<ParamsOf<E>>): CodeRequest => ({
  endpoint,
  params: { ...params },
});

// Private-use characters: nothing that is typed or sent has them.
const BEGIN = '\u{E0A0}';
const END = '\u{E0A1}';
const MARK = new RegExp(`^${BEGIN}(\\d+)\\.(\\w+)${END}$`, 'u');

/**
 * Stands for a value that is known only when an earlier request has been answered: the uuid of what it has made.
 * @param step place of that request in the list, from 0
 * @param field name of the value at the top of its answer
 */
export const answerOf = (step: number, field = 'uuid'): string => `${BEGIN}${step}.${field}${END}`;

/** Reads what answerOf has written; undefined for any other text. */
export function readAnswerMark(text: string): { step: number; field: string } | undefined {
  const [, step, field] = MARK.exec(text) ?? [];
  return step === undefined || field === undefined ? undefined : { step: Number(step), field };
}
