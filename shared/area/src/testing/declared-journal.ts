import type { Endpoint } from '@console/contract/endpoint';
import type { JournalDeclaration } from '../journal/declaration';
import { noteParams, noteResponse, type Noted } from '../journal/noted';
import { callMessage } from '../journal/entry-message';

interface DeclaredJournal {
  /** Names of the calls that are declared. */
  readonly names: readonly string[];
  /** How a call is told of. @throws TypeError for a call that is not declared */
  readonly words: (
    name: string,
    details?: Readonly<Record<string, string | number | boolean>>,
    isDone?: boolean,
  ) => string;
  readonly params: (endpoint: Pick<Endpoint, 'name' | 'secrets'>, params: unknown) => Noted;
  readonly response: (endpoint: Pick<Endpoint, 'name' | 'secrets'>, content: unknown) => Noted;
}

/** What the declarations of an area say of its calls, for its tests. */
export async function declaredJournal(declarations: readonly JournalDeclaration[]): Promise<DeclaredJournal> {
  const wordings = new Map(
    (
      await Promise.all(
        declarations.map(async ({ calls, texts }) => {
          const reader = await texts();
          return Object.entries(calls).flatMap(([name, call]) =>
            call ? [[name, { call, text: reader.text.bind(reader) }] as const] : [],
          );
        }),
      )
    ).flat(),
  );
  const wordingOf = (name: string) => {
    const wording = wordings.get(name);
    if (!wording) throw new TypeError(`${name} is not declared`);
    return wording;
  };
  return {
    names: [...wordings.keys()],
    words: (name, details = {}, isDone = true) => callMessage(wordingOf(name), details, isDone),
    params: (endpoint, params) => noteParams(endpoint, wordingOf(endpoint.name).call, params),
    response: (endpoint, content) => noteResponse(endpoint, wordingOf(endpoint.name).call, content),
  };
}
