import { readMark, type CodeMark } from '@console/api';
import { neededResponses, type NeededResponses } from './needed-responses';
import { variablesOf, type CallParts } from './call-parts';
import { javascriptText } from './literals';
import { comment, name, plain, text, writer, type Token } from './tokens';
import { itemTokens, pairsTokens, valueTokens, type ValueSyntax } from './value-tokens';

const IDENTIFIER = /^[a-z_$][\w$]*$/i;
const write = writer(/\b(const|await|async|function|if|throw|new|return)\b/);

/** A name in an object; `__proto__` would say something else there. */
function objectKey(key: string): string {
  if (key === '__proto__') return `['${key}']`;
  return IDENTIFIER.test(key) ? key : javascriptText(key);
}

const expression = (mark: CodeMark, { suffix }: NeededResponses): string =>
  mark.kind === 'response' ? `answer${suffix(mark.step) ?? ''}.${mark.field}` : mark.name;

const syntaxFor = (responses: NeededResponses): ValueSyntax => ({
  literal: javascriptText,
  key: objectKey,
  mark: (mark) => [plain(expression(mark, responses))],
  constants: { true: 'true', false: 'false', null: 'null' },
  joiner: ' +',
  lastComma: ',',
  pair: ['[', ']'],
  step: '  ',
});

const urlTokens = (pieces: readonly string[], responses: NeededResponses): Token[] =>
  pieces.flatMap((piece, index) => {
    const mark = readMark(piece);
    const token = mark ? plain(`encodeURIComponent(${expression(mark, responses)})`) : text(javascriptText(piece));
    return index === 0 ? [token] : [plain(' + '), token];
  });

function headerTokens({ endpoint, headers }: CallParts): Token[][] {
  const others = Object.entries(headers).map(([key, value]) => `${objectKey(key)}: ${javascriptText(value)}`);
  const all = [...(endpoint.auth === false ? [] : ['apikey: TOKEN']), ...others].join(', ');
  return all === '' ? [] : [[name('headers'), plain(`: { ${all} }`)]];
}

function bodyTokens({ form, json }: CallParts, syntax: ValueSyntax): Token[][] {
  const body = (before: string, content: Token[]): Token[][] => [
    [name('body'), ...write(`: ${before}(`), ...content, plain(')')],
  ];
  if (json) return body('JSON.stringify', valueTokens(json.value, syntax, syntax.step));
  if (form) return body('new URLSearchParams', form.length === 0 ? [] : pairsTokens(form, syntax, syntax.step));
  return [];
}

/** Address and options, as fetch takes them. */
function requestTokens(call: CallParts, responses: NeededResponses): Token[] {
  const syntax = syntaxFor(responses);
  const options = [
    [name('method'), plain(': '), text(javascriptText(call.endpoint.method))],
    ...headerTokens(call),
    ...bodyTokens(call, syntax),
  ];
  return [...urlTokens(call.url, responses), plain(', '), ...itemTokens(['{', '}'], options, syntax)];
}

function headTokens(variables: readonly string[]): Token[] {
  const remark = comment('// Node 18 or newer; save it as .mjs.\n');
  if (variables.length === 0) return [remark];
  const missing = variables.map((variable) => `!${variable}`).join(' || ');
  return [
    remark,
    ...write(`const { ${variables.join(', ')} } = process.env;\nif (${missing}) throw new Error(`),
    text(javascriptText(`Set ${variables.join(' and ')}`)),
    plain(');\n\n'),
  ];
}

const check = (indent: string): Token[] =>
  write(`${indent}const text = await response.text();
${indent}if (!response.ok) throw new Error(\`\${response.status} \${text}\`);
${indent}console.log(text);
`);

/** The requests as an ES module for Node, with the fetch that it has itself. */
export function nodeTokens(calls: readonly CallParts[]): Token[] {
  const responses = neededResponses(calls);
  const head = headTokens(variablesOf(calls));
  const [only] = calls;
  if (calls.length === 1 && only)
    return [
      ...head,
      ...write('const response = await fetch('),
      ...requestTokens(only, responses),
      plain(');\n'),
      ...check(''),
    ];
  const sent = calls.flatMap((call, step) => {
    const suffix = responses.suffix(step);
    const isKept = suffix !== undefined;
    return [
      ...write(isKept ? `\nconst answer${suffix} = JSON.parse(await send(` : '\nawait send('),
      ...requestTokens(call, responses),
      plain(isKept ? '));\n' : ');\n'),
    ];
  });
  return [
    ...head,
    ...write('async function send(url, options) {\n  const response = await fetch(url, options);\n'),
    ...check('  '),
    ...write('  return text;\n}\n'),
    ...sent,
  ];
}
