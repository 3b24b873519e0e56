import type { BrandDocument } from '@console/contract/brand';
import { contrastPairs, deriveTokens } from '@console/ui/brand';
import type { Reading, Run } from './readings';

const SCHEMES = ['light', 'dark'] as const;

/** The pair of a brand that is nearest to its limit, of those that need the same: `4.62 (text3 on hover)`. */
function nearest(brand: BrandDocument, scheme: 'light' | 'dark', needed: number): string {
  const [worst] = contrastPairs(deriveTokens(brand, scheme))
    .filter((pair) => pair.needed === needed)
    .toSorted((a, b) => a.ratio - b.ratio);
  return worst ? `${worst.ratio.toFixed(2)} (${worst.foreground} on ${worst.background})` : '–';
}

/** A row for each brand: the lowest contrast of text and of marks, in both schemes. */
export function contrastTable(brands: Readonly<Record<string, BrandDocument>>): string {
  const head = ['brand', ...SCHEMES.flatMap((scheme) => [`text, ${scheme}`, `marks, ${scheme}`])];
  const rows = Object.entries(brands).map(([name, brand]) => [
    name,
    ...SCHEMES.flatMap((scheme) => [nearest(brand, scheme, 4.5), nearest(brand, scheme, 3)]),
  ]);
  return table([head, ...rows]);
}

function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const count = <Key>(keys: readonly Key[]): Map<Key, number> => {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

const isGrave = (impact: string | null): boolean => impact === 'serious' || impact === 'critical';

/** A row for each address: how often it was read, at which widths and in which schemes, and its serious findings. */
function readingTable(readings: readonly Reading[]): string {
  const paths = [...new Set(readings.map(({ path }) => path))].toSorted();
  const rows = paths.map((path) => {
    const own = readings.filter((reading) => reading.path === path);
    const widths = [...new Set(own.map(({ width }) => width))].toSorted((a, b) => b - a);
    const schemes = SCHEMES.filter((scheme) => own.some((reading) => reading.scheme === scheme));
    const grave = own.flatMap(({ findings }) => findings.filter(({ impact }) => isGrave(impact))).length;
    return [`\`${path}\``, String(own.length), widths.join(', '), schemes.join(', '), String(grave)];
  });
  return table([['screen', 'readings', 'widths', 'schemes', 'serious or critical'], ...rows]);
}

function lesserFindings(readings: readonly Reading[]): string {
  const lesser = readings.flatMap(({ findings }) => findings.filter(({ impact }) => !isGrave(impact)));
  if (lesser.length === 0) return 'Nothing minor or moderate was found either.';
  const rows = [...count(lesser.map(({ rule, impact }) => `${rule} (${impact ?? 'unknown'})`))].map(([rule, n]) => [
    rule,
    String(n),
  ]);
  return `Minor and moderate findings, which fail no test:\n\n${table([['rule', 'readings'], ...rows])}`;
}

/** The document that is published. @param run of all end-to-end tests */
export function proofDocument(brands: Readonly<Record<string, BrandDocument>>, run: Run): string {
  const keys = run.byKeys.map(({ file, title }) => `- \`${file}\`: ${title}`).join('\n');
  return `# Accessibility: what was measured

Written by \`npm run proof\` from the brands and from the end-to-end run of ${run.day} (${run.tests} tests, ${run.failed} failed). What it
stands for, criterion by criterion: [accessibility](accessibility.md).

## Contrast

Of each brand the pair of colours that is nearest to its limit: 4.5 for text, 3 for marks, borders and the focus. \`npm test\` computes
all pairs that a style sheet puts together.

${contrastTable(brands)}

## Checker

axe-core read pages, or a part of one, ${run.readings.length} times. Markup that was in order is read again in the other scheme for its colours only.

${lesserFindings(run.readings)}

${readingTable(run.readings)}

## By keyboard alone

${keys}
`;
}
