import { readMark, type CodeMark } from '@console/api';
import { neededResponses, type NeededResponses } from './needed-responses';
import type { CallParts } from './call-parts';
import { pythonText } from './literals';
import { comment, name, plain, programText, text, writer, type Token } from './tokens';
import { itemTokens, pairsTokens, valueTokens, type ValueSyntax } from './value-tokens';

const write = writer(/\b(import|from|def|try|with|as|except|raise|return)\b/);

const expression = (mark: CodeMark, { suffix }: NeededResponses): string =>
  mark.kind === 'response'
    ? `answer${suffix(mark.step) ?? ''}[${pythonText(mark.field)}]`
    : `environ[${pythonText(mark.name)}]`;

const syntaxFor = (responses: NeededResponses): ValueSyntax => ({
  literal: pythonText,
  key: pythonText,
  mark: (mark) => [plain(expression(mark, responses))],
  constants: { true: 'True', false: 'False', null: 'None' },
  // Literals that follow each other are one text.
  joiner: '',
  lastComma: ',',
  pair: ['(', ')'],
  step: '    ',
});

const urlTokens = (pieces: readonly string[], responses: NeededResponses): Token[] =>
  pieces.flatMap((piece, index) => {
    const mark = readMark(piece);
    const token = mark ? plain(`quote(${expression(mark, responses)}, safe='')`) : text(pythonText(piece));
    return index === 0 ? [token] : [plain(' + '), token];
  });

function headerTokens({ endpoint, headers }: CallParts): Token[][] {
  const others = Object.entries(headers).map(([key, value]) => `${pythonText(key)}: ${pythonText(value)}`);
  const all = [...(endpoint.auth === false ? [] : ["'apikey': environ['TOKEN']"]), ...others].join(', ');
  return all === '' ? [] : [[name('headers'), plain(`={${all}}`)]];
}

function dataTokens({ form, json }: CallParts, syntax: ValueSyntax): Token[][] {
  const data = (before: string, content: Token[]): Token[][] => [
    [name('data'), plain(`=${before}(`), ...content, plain(').encode()')],
  ];
  if (json) return data('json.dumps', valueTokens(json.value, syntax, syntax.step));
  if (form?.length === 0) return [[name('data'), plain("=b''")]];
  return form ? data('urlencode', pairsTokens(form, syntax, syntax.step)) : [];
}

function requestTokens(call: CallParts, responses: NeededResponses): Token[] {
  const syntax = syntaxFor(responses);
  const items = [
    urlTokens(call.url, responses),
    [name('method'), plain('='), text(pythonText(call.endpoint.method))],
    ...headerTokens(call),
    ...dataTokens(call, syntax),
  ];
  return [plain('Request'), ...itemTokens(['(', ')'], items, syntax)];
}

/** The remark and the imports of what the rest uses. */
function headTokens(body: readonly Token[]): Token[] {
  const code = programText(body.filter(([, kind]) => kind === 'plain'));
  const parse = ['quote', 'urlencode'].filter((used) => code.includes(`${used}(`)).join(', ');
  const lines = [
    ...(code.includes('json.') ? ['import json'] : []),
    ...(code.includes('environ[') ? ['from os import environ'] : []),
    'from urllib.error import HTTPError',
    ...(parse === '' ? [] : [`from urllib.parse import ${parse}`]),
    'from urllib.request import Request, urlopen',
  ];
  return [comment('# Python 3, nothing but its standard library.\n'), ...write(`${lines.join('\n')}\n\n`)];
}

const failure = (indent: string): string =>
  `${indent}except HTTPError as error:\n${indent}    raise SystemExit(f'{error.code} {error.read().decode()}')\n`;

/** The requests as a program for Python, with nothing but its standard library. */
export function pythonTokens(calls: readonly CallParts[]): Token[] {
  const responses = neededResponses(calls);
  const [only] = calls;
  if (calls.length === 1 && only) {
    const body = [
      plain('request = '),
      ...requestTokens(only, responses),
      ...write('\ntry:\n    with urlopen(request) as response:\n        print(response.read().decode())\n'),
      ...write(failure('')),
    ];
    return [...headTokens(body), ...body];
  }
  const send = `\ndef send(request):
    try:
        with urlopen(request) as response:
            text = response.read().decode()
            print(text)
            return text
${failure('    ')}\n`;
  const sent = calls.flatMap((call, step) => {
    const suffix = responses.suffix(step);
    const isKept = suffix !== undefined;
    return [
      plain(isKept ? `\nanswer${suffix} = json.loads(send(` : '\nsend('),
      ...requestTokens(call, responses),
      plain(isKept ? '))\n' : ')\n'),
    ];
  });
  const body = [...write(send), ...sent];
  return [...headTokens(body), ...body];
}
