import type { CodeRequest } from '@console/api';
import { callParts, variablesOf, type CallParts } from './call-parts';
import { curlTokens } from './curl';
import type { CodeLanguage } from './languages';
import { nodeTokens } from './node';
import { pythonTokens } from './python';
import { programText, type Token } from './tokens';

/** Requests as a program of one language. */
export interface Program {
  readonly tokens: readonly Token[];
  readonly text: string;
  /** Variables of the environment that it reads, the API key first. */
  readonly variables: readonly string[];
  /** What it is called when it is saved: 'create-vm.sh'. */
  readonly fileName: string;
}

const WRITERS: Readonly<Record<CodeLanguage, (calls: readonly CallParts[]) => Token[]>> = {
  curl: curlTokens,
  node: nodeTokens,
  python: pythonTokens,
};
const ENDINGS: Readonly<Record<CodeLanguage, string>> = { curl: 'sh', node: 'mjs', python: 'py' };

/**
 * Writes requests down as a program.
 * @param address where calls go: 'https://console.example.com/api/v1'
 */
export function makeProgram(language: CodeLanguage, requests: readonly CodeRequest[], address: string): Program {
  const calls = requests.map((request) => callParts(request, address));
  const tokens = WRITERS[language](calls);
  const name = (calls[0]?.endpoint.name ?? 'request').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return {
    tokens,
    text: programText(tokens),
    variables: variablesOf(calls),
    fileName: `${name}.${ENDINGS[language]}`,
  };
}
