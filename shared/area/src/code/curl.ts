import { readMark, type CodeMark } from '@console/api';
import { neededResponses, type NeededResponses } from './needed-responses';
import type { CallParts } from './call-parts';
import { inShellQuotes, isShellSafe, jsonText, shellWord } from './literals';
import { comment, name, plain, text, writer, type Token } from './tokens';
import { valueTokens, type ValueSyntax } from './value-tokens';

const write = writer(/\b(curl|jq|printf)\b/);
/** Ends a line of a command that goes on. */
const NEXT = plain(' \\\n  ');
/** What a form needs no encoding for. */
const UNRESERVED = /^[\w.~-]*$/;

/** A variable inside double quotes; without a value of it the shell makes no call. */
const shellVariable = (mark: CodeMark, { suffix }: NeededResponses): string =>
  `\${${mark.kind === 'response' ? mark.field + (suffix(mark.step) ?? '') : mark.name}:?}`;

function urlTokens(pieces: readonly string[], responses: NeededResponses): Token[] {
  const words = pieces.map((piece) => {
    const mark = readMark(piece);
    return mark ? `"${shellVariable(mark, responses)}"` : `'${inShellQuotes(piece)}'`;
  });
  return [text(words.join(''))];
}

function pairTokens(key: string, value: string, responses: NeededResponses): Token[] {
  const mark = readMark(value);
  if (mark) return [plain('--data-urlencode '), name(key), plain('='), text(`"${shellVariable(mark, responses)}"`)];
  const isPlain = UNRESERVED.test(value);
  if (isPlain || !isShellSafe(value))
    return [plain('-d '), name(key), plain('='), text(isPlain ? value : shellWord(encodeURIComponent(value)))];
  return [plain('--data-urlencode '), name(key), plain('='), text(shellWord(value))];
}

/** JSON between single quotes; a variable steps out of them to be made a JSON text. */
const jsonSyntax = (responses: NeededResponses): ValueSyntax => ({
  literal: (value) => inShellQuotes(jsonText(value)),
  key: (value) => inShellQuotes(jsonText(value)),
  mark: (mark) => write(`'"$(printf %s "${shellVariable(mark, responses)}" | jq -Rs .)"'`),
  constants: { true: 'true', false: 'false', null: 'null' },
  joiner: undefined,
  lastComma: '',
  pair: ['[', ']'],
  step: '  ',
});

function dataTokens({ form, json }: CallParts, responses: NeededResponses): Token[] {
  if (json) return [NEXT, plain("-d '"), ...valueTokens(json.value, jsonSyntax(responses), '  '), plain("'")];
  if (form?.length === 0) return [NEXT, plain("-d ''")];
  return (form ?? []).flatMap(([key, value]) => [NEXT, ...pairTokens(key, value, responses)]);
}

/** @param quiet without a progress meter: what the command prints is kept, and curl would show one */
function commandTokens(call: CallParts, responses: NeededResponses, quiet: boolean): Token[] {
  const { endpoint, url, headers } = call;
  const all = [
    ...(endpoint.auth === false ? [] : ['"apikey: $TOKEN"']),
    ...Object.entries(headers).map(([key, value]) => shellWord(`${key}: ${value}`)),
  ];
  return [
    ...write(`curl ${quiet ? '-sS ' : ''}-X ${endpoint.method}`),
    NEXT,
    ...urlTokens(url, responses),
    ...all.flatMap((header) => [NEXT, plain('-H '), text(header)]),
    ...dataTokens(call, responses),
  ];
}

/** A request whose response others need: it is kept and shown, and what they need is taken out of it. */
function keptTokens(command: readonly Token[], suffix: string, fields: readonly string[]): Token[] {
  const response = `answer${suffix}`;
  return [
    name(response),
    plain('=$('),
    ...command,
    ...write(")\nprintf '%s\\n' "),
    text(`"$${response}"`),
    ...fields.flatMap((field) => [
      name(`\n${field}${suffix}`),
      ...write(`=$(printf %s "$${response}" | jq -r '.${field} // empty')`),
    ]),
  ];
}

/** The requests as commands for a POSIX shell. */
export function curlTokens(calls: readonly CallParts[]): Token[] {
  const responses = neededResponses(calls);
  const commands = calls.flatMap((call, step) => {
    const suffix = responses.suffix(step);
    const command = commandTokens(call, responses, suffix !== undefined);
    const tokens = suffix === undefined ? command : keptTokens(command, suffix, responses.fields(step));
    return [...tokens, plain(step < calls.length - 1 ? '\n\n' : '\n')];
  });
  const needsJq = commands.some(([part, kind]) => kind === 'word' && part === 'jq');
  return needsJq ? [comment('# Needs jq.\n'), ...commands] : commands;
}
