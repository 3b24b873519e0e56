import type { BrandDocument } from '@console/contract/brand';
import { fontFilesOf } from './fonts';
import { marks } from './marks';
import type { BrandRow } from './table';
import { table } from './table';

function document(id: string, row: BrandRow): BrandDocument {
  const { body, heading = body, mono = 'Geist Mono', weight = 620, tracking = '-0.012em' } = row.faces;
  const files = [...new Set([body, heading, mono])].flatMap((family) =>
    fontFilesOf(family, { preload: family !== mono }),
  );
  const [control, card, sheet] = row.radius;
  return {
    id,
    name: id,
    primary: row.primary,
    accent: row.accent,
    neutralChroma: row.neutralChroma ?? 0.0055,
    lineShift: row.lineShift ?? 0,
    fonts: {
      body: { family: body },
      heading: { family: heading, weight, tracking },
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
