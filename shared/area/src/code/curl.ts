import { readMark, type CodeMark } from '@console/api';
import { answersOf, type Answers } from './answers';
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
const shellVariable = (mark: CodeMark, { suffix }: Answers): string =>
  `\${${mark.kind === 'answer' ? mark.field + (suffix(mark.step) ?? '') : mark.name}:?}`;

function urlTokens(pieces: readonly string[], answers: Answers): Token[] {
  const words = pieces.map((piece) => {
    const mark = readMark(piece);
    return mark ? `"${shellVariable(mark, answers)}"` : `'${inShellQuotes(piece)}'`;
  });
  return [text(words.join(''))];
}

function pairTokens(key: string, value: string, answers: Answers): Token[] {
  const mark = readMark(value);
  if (mark) return [plain('--data-urlencode '), name(key), plain('='), text(`"${shellVariable(mark, answers)}"`)];
  const isPlain = UNRESERVED.test(value);
  if (isPlain || !isShellSafe(value))
    return [plain('-d '), name(key), plain('='), text(isPlain ? value : shellWord(encodeURIComponent(value)))];
  return [plain('--data-urlencode '), name(key), plain('='), text(shellWord(value))];
}

/** JSON between single quotes; a variable steps out of them to be made a JSON text. */
const jsonSyntax = (answers: Answers): ValueSyntax => ({
  literal: (value) => inShellQuotes(jsonText(value)),
  key: (value) => inShellQuotes(jsonText(value)),
  mark: (mark) => write(`'"$(printf %s "${shellVariable(mark, answers)}" | jq -Rs .)"'`),
  constants: { true: 'true', false: 'false', null: 'null' },
  joiner: undefined,
  lastComma: '',
  pair: ['[', ']'],
  step: '  ',
});

function dataTokens({ form, json }: CallParts, answers: Answers): Token[] {
  if (json) return [NEXT, plain("-d '"), ...valueTokens(json.value, jsonSyntax(answers), '  '), plain("'")];
  if (form?.length === 0) return [NEXT, plain("-d ''")];
  return (form ?? []).flatMap(([key, value]) => [NEXT, ...pairTokens(key, value, answers)]);
}

/** @param quiet without a progress meter: what the command prints is kept, and curl would show one */
function commandTokens(call: CallParts, answers: Answers, quiet: boolean): Token[] {
  const { endpoint, url, headers } = call;
  const all = [
    ...(endpoint.auth === false ? [] : ['"apikey: $TOKEN"']),
    ...Object.entries(headers).map(([key, value]) => shellWord(`${key}: ${value}`)),
  ];
  return [
    ...write(`curl ${quiet ? '-sS ' : ''}-X ${endpoint.method}`),
    NEXT,
    ...urlTokens(url, answers),
    ...all.flatMap((header) => [NEXT, plain('-H '), text(header)]),
    ...dataTokens(call, answers),
  ];
}

/** A request whose answer others need: it is kept and shown, and what they need is taken out of it. */
function keptTokens(command: readonly Token[], suffix: string, fields: readonly string[]): Token[] {
  const answer = `answer${suffix}`;
  return [
    name(answer),
    plain('=$('),
    ...command,
    ...write(")\nprintf '%s\\n' "),
    text(`"$${answer}"`),
    ...fields.flatMap((field) => [
      name(`\n${field}${suffix}`),
      ...write(`=$(printf %s "$${answer}" | jq -r '.${field} // empty')`),
    ]),
  ];
}

/** The requests as commands for a POSIX shell. */
export function curlTokens(calls: readonly CallParts[]): Token[] {
  const answers = answersOf(calls);
  const commands = calls.flatMap((call, step) => {
    const suffix = answers.suffix(step);
    const command = commandTokens(call, answers, suffix !== undefined);
    const tokens = suffix === undefined ? command : keptTokens(command, suffix, answers.fields(step));
    return [...tokens, plain(step < calls.length - 1 ? '\n\n' : '\n')];
  });
  const needsJq = commands.some(([part, kind]) => kind === 'word' && part === 'jq');
  return needsJq ? [comment('# Needs jq.\n'), ...commands] : commands;
}
