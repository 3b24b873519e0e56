import type { Endpoint, ParamsOf } from '@console/contract/endpoint';
import { apiSettings } from '../settings';

/** A call as the code view shows it; what is sent is made of it by the same builder that the client uses. */
export interface CodeRequest {
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, unknown>>;
}

/** What a form has of the parameters of a call. */
export type SomeParamsOf<E extends Endpoint> =
  ParamsOf<E> extends infer Params ? { readonly [Name in keyof Params]?: Params[Name] | undefined } : never;

/**
 * Says a call for the code view. Nothing is checked: what a form has not got yet may be missing.
 * @param params values that an earlier request of the same list answers are written as `responseMark(step)`
 */
export const codeRequest = <E extends Endpoint>(endpoint: E, params: SomeParamsOf<E>): CodeRequest => ({
  endpoint,
  params: { ...params },
});

/** Where calls go, in full: 'https://console.example.com/api/v1'. */
export const apiAddress = (): string => new URL(apiSettings().baseUrl, window.location.origin).href;

// Noncharacters of Unicode, made for use inside one program: nothing that is typed or sent has them.
const BEGIN = '\u{FDD0}';
const END = '\u{FDD1}';
const MARK = new RegExp(`^${BEGIN}(?:(\\d+)\\.)?(\\w+)${END}$`, 'u');

/** A value that the code view does not print: a variable, or a part of an earlier request's response. */
export type CodeMark =
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'response'; readonly step: number; readonly field: string };

/** Stands for a value that whoever runs the program gives it in a variable of the environment. */
export const variableOf = (name: string): string => `${BEGIN}${name}${END}`;

/**
 * Stands for a value that is known only when an earlier request has been answered: the uuid of what it has made.
 * @param step place of that request in the list, from 0
 * @param field name of the value at the top of its response
 */
export const responseMark = (step: number, field = 'uuid'): string => `${BEGIN}${step}.${field}${END}`;

/** Reads what variableOf or responseMark has written; undefined for any other text. */
export function readMark(text: string): CodeMark | undefined {
  const [, step, name] = MARK.exec(text) ?? [];
  if (name === undefined) return undefined;
  return step === undefined ? { kind: 'variable', name } : { kind: 'response', step: Number(step), field: name };
}
