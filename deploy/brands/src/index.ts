import type { BrandDocument } from '@console/contract/brand';
import { fontFiles } from './fonts';
import { marks } from './marks';
import type { BrandRow } from './table';
import { table } from './table';

function document(id: string, row: BrandRow): BrandDocument {
  const { body, heading = body, mono = 'Geist Mono', weight = 620, stretch, bodyStretch, tracking = '-0.012em' } = row.faces;
  const files = [...new Set([body, heading, mono])].flatMap((family) => fontFiles[family] ?? []);
  const [control, card, sheet] = row.radius;
  return {
    id,
    name: id,
    primary: row.primary,
    accent: row.accent,
    neutralChroma: row.neutralChroma ?? 0.0055,
    lineShift: row.lineShift ?? 0,
    fonts: {
      body: { family: body, ...(bodyStretch && { stretch: bodyStretch }) },
      heading: { family: heading, weight, tracking, ...(stretch && { stretch }) },
      mono: { family: mono },
    },
    radius: { control, card, sheet },
    row: row.row,
    secondLine: row.row > 36,
    shell: row.shell,
    motif: row.motif,
    link: row.link ?? 'none',
    taxLabel: row.taxLabel ?? 'VAT',
    ...(row.texts && { texts: row.texts }),
    mark: marks[id] ?? [],
    ...(files.length > 0 && { fontFiles: files }),
  };
}

/** The twenty brands by name. */
export const brands: Record<string, BrandDocument> = Object.fromEntries(
  Object.entries(table).map(([id, row]) => [id, document(id, row)]),
);
