import { readMark, variableOf, type CodeMark, type CodeRequest } from '@console/api';
import { buildRequest, pathParameters, type Endpoint } from '@console/contract/endpoint';

/** A request taken apart, so that each language can write it down. Every text may be a mark. */
export interface CallParts {
  readonly endpoint: Endpoint;
  /** The address with its query, in pieces that follow each other: encoded texts and marks. */
  readonly url: readonly string[];
  /** Headers beside the API key. */
  readonly headers: Readonly<Record<string, string>>;
  readonly form?: readonly (readonly [name: string, value: string])[];
  readonly json?: { readonly value: unknown };
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** The parameters, with variables for secrets, typed or not yet, and for what the path needs and the form has not got. */
function printable({ endpoint, params }: CodeRequest): Record<string, unknown> {
  const shown: Record<string, unknown> = { ...params };
  for (const [name, variable] of Object.entries(endpoint.secrets ?? {}))
    if (params[name] !== undefined && params[name] !== null) shown[name] = variableOf(variable);
  for (const name of pathParameters(endpoint))
    if (isEmpty(params[name]) || params[name] === '.' || params[name] === '..')
      shown[name] = variableOf(name.toUpperCase());
  return shown;
}

/** Joins the texts that follow each other. */
function joined(pieces: readonly string[]): string[] {
  const result: string[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last !== undefined && !readMark(piece) && !readMark(last)) result[result.length - 1] = last + piece;
    else result.push(piece);
  }
  return result;
}

function urlPieces(url: string): string[] {
  const [path = '', query] = url.split('?');
  const pieces: string[] = [];
  for (const segment of path.split('/').slice(1)) {
    const text = decodeURIComponent(segment);
    pieces.push('/', readMark(text) ? text : segment);
  }
  for (const [index, [name, text]] of [...new URLSearchParams(query)].entries()) {
    const isMark = readMark(text) !== undefined;
    const pair = new URLSearchParams([[name, isMark ? '' : text]]).toString();
    pieces.push((index === 0 ? '?' : '&') + pair, ...(isMark ? [text] : []));
  }
  return pieces;
}

/**
 * Takes a request apart that the client's own builder has made.
 * @param address where calls go: 'https://console.example.com/api/v1'
 */
export function callParts(request: CodeRequest, address: string): CallParts {
  const { endpoint } = request;
  const { url, body, contentType } = buildRequest(endpoint, printable(request));
  const isJson = endpoint.body === 'json';
  return {
    endpoint,
    url: joined([address, ...urlPieces(url)]),
    headers: {
      ...(endpoint.media ? { accept: endpoint.media } : {}),
      ...(isJson && contentType ? { 'content-type': contentType } : {}),
    },
    ...(isJson ? { json: { value: JSON.parse(body ?? 'null') } } : {}),
    ...(endpoint.body === 'form' ? { form: [...new URLSearchParams(body)] } : {}),
  };
}

function marksIn(value: unknown): CodeMark[] {
  if (typeof value === 'string') return [readMark(value)].filter((mark) => mark !== undefined);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(marksIn) : [];
}

/** What stands for a value somewhere in a request. */
export const marksOf = ({ url, form, json }: CallParts): CodeMark[] => marksIn([url, form, json?.value]);

/** Names of the variables that whoever runs the program has to set, the API key first. */
export function variablesOf(calls: readonly CallParts[]): string[] {
  const key = calls.some(({ endpoint }) => endpoint.auth !== false) ? ['TOKEN'] : [];
  const others = calls.flatMap(marksOf).flatMap((mark) => (mark.kind === 'variable' ? [mark.name] : []));
  return [...new Set([...key, ...others])];
}
