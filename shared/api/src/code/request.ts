import type { Endpoint, ParamsOf } from '@console/contract/endpoint';

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
 * @param params values that an earlier request of the same list answers are written as `answerOf(step)`
 */
export const codeRequest = <E extends Endpoint>(endpoint: E, params: SomeParamsOf<E>): CodeRequest => ({
  endpoint,
  params: { ...params },
});
