/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { describeWith } from '../testing/commands';
import { brokenLines, inShellQuotes, isShellSafe, javascriptText, jsonText, pythonText, shellWord } from './literals';

/** What tempts a careless writer: quotes, expansions, comments, invisible and astral characters. */
const TEMPTING = [
  '',
  ' ',
  "it's",
  '"quoted"',
  `both ' and "`,
  '$HOME ${HOME} $(id) `id`',
  '\\ \\n \\u0041 %s %n',
  'line\nbreak\r\nand\ttab',
  "'; touch /tmp/x; '",
  '!history !!',
  '#comment // /* */ """ \'\'\'',
  '~ * ? [a] {b,c}',
  '${`nested ${1}`}',
  '\u{1B}[31mred\u{7}',
  '\u{202E}reversed\u{2028}\u{2029}\u{FEFF}\u{85}',
  'šõ日本語👨‍👩‍👧🏴󠁧󠁢󠁷󠁬󠁳󠁿',
  '-n -e --help',
  '@file =x',
];

const textArbitrary = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...TEMPTING) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  {
    weight: 2,
    arbitrary: fc.string({ unit: fc.constantFrom(...`'"\\$\`!#\n\r\t{}()[]<>|&;*?~ =@%-a`), maxLength: 20 }),
  },
);
const samples = [...TEMPTING, ...fc.sample(textArbitrary, 500)];

const folder = mkdtempSync(path.join(os.tmpdir(), 'literals-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(command: string, name: string, program: string): Buffer {
  const file = path.join(folder, name);
  writeFileSync(file, program);
  return execFileSync(command, [file], { env: { PATH: process.env['PATH'], PYTHONIOENCODING: 'utf-8' } });
}

it('JavaScript reads its literals as the texts that they stand for', () => {
  const program = `process.stdout.write(JSON.stringify([\n${samples.map(javascriptText).join(',\n')}\n]))`;
  expect(JSON.parse(run(process.execPath, 'texts.mjs', program).toString())).toEqual(samples);
});

describeWith(['python3'], 'Python', () => {
  it('reads its literals as the texts that they stand for', () => {
    const program = `import json\nprint(json.dumps([\n${samples.map(pythonText).join(',\n')}\n]))`;
    expect(JSON.parse(run('python3', 'texts.py', program).toString())).toEqual(samples);
  });
});

for (const shell of ['sh', 'bash', 'zsh'])
  describeWith([shell], shell, () => {
    it('reads its words as the texts that they stand for', () => {
      const safe = samples.filter(isShellSafe);
      expect(safe.length).toBeGreaterThan(100);
      const program = safe.map((value) => `printf '%s\\0' x=${shellWord(value)}`).join('\n');
      const words = run(shell, 'texts.sh', program).toString().split('\0').slice(0, -1);
      expect(words).toEqual(safe.map((value) => `x=${value}`));
    });
  });

it('gives a terminal no signs that it takes for keys', () => {
  expect(isShellSafe('two\nlines\tand a tab, õ日')).toBe(true);
  for (const sign of ['\0', '\r', '\u{1B}', '\u{7F}', '\u{9B}', '\u{202E}', '\u{200B}', '\u{FEFF}', '\u{2028}'])
    expect(isShellSafe(`a${sign}b`)).toBe(false);
});

it('hides nothing in a literal', () => {
  const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
  fc.assert(
    fc.property(textArbitrary, (value) => {
      for (const write of [javascriptText, pythonText, jsonText]) expect(write(value)).not.toMatch(unseen);
    }),
  );
});

it('writes JSON that is read as the same text, halves of pairs too', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.integer({ min: 0, max: 0xff_ff }).map((code) => String.fromCharCode(code)) }),
      (value) => {
        expect(JSON.parse(jsonText(value))).toBe(value);
      },
    ),
  );
});

it('breaks a text into its lines and loses nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '\n', ' ') }), (value) => {
      const lines = brokenLines(value);
      expect(lines.join('')).toBe(value);
      expect(lines.every((line) => !line.slice(0, -1).includes('\n'))).toBe(true);
    }),
  );
});

it('quotes only where it must', () => {
  expect(shellWord('24.04-lts')).toBe('24.04-lts');
  expect(shellWord("it's")).toBe(String.raw`'it'\''s'`);
  expect(inShellQuotes('plain')).toBe('plain');
  expect(javascriptText("it's")).toBe('"it\'s"');
  expect(pythonText('plain')).toBe("'plain'");
});
