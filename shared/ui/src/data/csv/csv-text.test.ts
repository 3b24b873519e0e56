/** @jest-environment node */
import fc from 'fast-check';
import { csvContent } from './csv-content';
import { csvText } from './csv-text';

/** A plain reader of RFC 4180, and as spreadsheets do it: a quote counts at the beginning of a cell only. */
function parse(text: string, separator = ','): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  const isOver = (): boolean => text[at] === separator || text[at] === '\r' || text[at] === '\n';
  while (at < text.length) {
    let value = '';
    if (text[at] === '"') {
      for (at += 1; at < text.length && (text[at] !== '"' || text[at + 1] === '"'); at += 1) {
        if (text[at] === '"') at += 1;
        value += text[at] ?? '';
      }
      at += 1;
    }
    for (; at < text.length && !isOver(); at += 1) value += text[at] ?? '';
    record.push(value);
    if (text[at] !== separator) {
      records.push(record);
      record = [];
      if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    }
    at += 1;
  }
  return records;
}

it('writes a header and raw values', () => {
  const text = csvText({
    header: ['Name', 'RAM (GB)', 'Created', 'Backups'],
    records: [
      ['Jõhvi, "main"', 0.5, new Date('2026-11-21T10:00:00Z'), true],
      ['two\nlines', -3, null, undefined],
    ],
  });
  expect(text).toBe(
    '\uFEFFName,RAM (GB),Created,Backups\r\n"Jõhvi, ""main""",0.5,2026-11-21T10:00:00.000Z,true\r\n"two\nlines",-3,,\r\n',
  );
});

it.each(['=1+1', '+1', '-cmd', '@SUM(A1)', '\tx', '\rx', '\nx', '\0=1+1', '=HYPERLINK("http://x")'])(
  'keeps %j from being a formula',
  (bad) => {
    const [record] = parse(csvText({ header: [bad], records: [] }));
    expect(record).toEqual([`'${bad}`]);
  },
);

it('keeps what stands behind a semicolon from being a formula, too: there it separates lists', () => {
  expect(csvText({ header: ['web;=1+1', 'a;b', ';;@x'], records: [] })).toBe('\uFEFF"web;\'=1+1","a;b",";;\'@x"\r\n');
});

it.each(['x\n=1+1;y', 'x\r\n=1+1;y', 'x\r=1+1', 'x;"=1+1;y', 'x;""=1+1', 'x\n"=1+1', '＝1+1', 'x;＠SUM(A1)'])(
  'keeps %j from being a formula in whatever column, whoever reads it',
  (bad) => {
    const text = csvText({ header: ['a', bad], records: [[bad, 'a']] });
    for (const separator of [',', ';']) expect(parse(text, separator).flat().join('\n')).not.toMatch(/^[=＝＠]/m);
  },
);

it('leaves line ends of a text alone', () => {
  expect(parse(csvText({ header: ['two\r\nlines\nmore'], records: [] }))).toEqual([['two\r\nlines\nmore']]);
});

it.each(['-12.50', '43.8', '0'])('leaves the number %j alone', (amount) => {
  expect(csvText({ header: [amount], records: [] })).toBe(`\uFEFF${amount}\r\n`);
});

const unguarded = (value: string): string => value.replace(/(^|;|\r\n?|\n)'(?="*[=+\-@＝＋－＠\t\r\n\0])/g, '$1');
const FORMULA = /^[=+\-@＝＋－＠\t\0]/;

const cell = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...';;"",\n\r\t\0=+-@＝＠\'a1 ') }),
);
const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1 });

it('comes back as it was, whatever stands in it, and no cell begins like a formula', () => {
  fc.assert(
    fc.property(table, (records) => {
      const back = parse(csvText({ header: ['x'], records })).slice(1);
      expect(back.map((record) => record.map((value) => unguarded(value)))).toEqual(
        records.map((record) => record.map((value) => unguarded(value))),
      );
      for (const value of back.flat()) expect(value).toMatch(/^($|[^=+\-@＝＋－＠\t\r\n\0]|-?\d+(\.\d+)?$)/);
    }),
  );
});

it('has no cell that begins like a formula where semicolons separate, but a number', () => {
  fc.assert(
    fc.property(table, (records) => {
      for (const value of parse(csvText({ header: ['x'], records }), ';').flat())
        if (!/^-\d+(\.\d+)?(,|$)/.test(value)) expect(value).not.toMatch(FORMULA);
    }),
    { numRuns: 1000 },
  );
});

it('takes what a column says for files, else its header and sort key', () => {
  const row = { name: 'web-1', memory: 4096 };
  const content = csvContent(
    [
      { id: 'name', header: 'Name', value: ({ name }: typeof row) => name },
      {
        id: 'memory',
        header: 'RAM',
        value: ({ memory }) => memory,
        csv: { header: 'RAM (GB)', value: ({ memory }) => memory / 1024 },
      },
      { id: 'mark', header: 'Mark', csv: false },
    ],
    [row],
  );
  expect(content).toEqual({ header: ['Name', 'RAM (GB)'], records: [['web-1', 4]] });
});
