import { currencyDigits } from '@console/contract/currency';
import { useFormat } from '../text/formats';
import { useText } from '../text/ui-messages';
import { cx } from './class-names';
import type { ChartColumn, ChartSeries } from './column-chart-types';
import { VisuallyHidden } from './hidden';
import { roundedParts } from './money';

/** A chart as text needs it. */
export interface Reading {
  readonly columns: readonly ChartColumn[];
  readonly series: readonly ChartSeries[];
  readonly label: string;
  readonly read: (value: number) => string;
}

export const sumOf = (parts: readonly number[]): number => parts.reduce((a, b) => a + b, 0);

/** Parts of a column as they add up to its sum. */
function useRounded(): (column: ChartColumn) => readonly number[] {
  const digits = currencyDigits(useFormat().currency);
  return ({ parts }) => roundedParts(parts, undefined, digits);
}

function useEstimate(read: Reading['read']): (column: ChartColumn) => string | undefined {
  const t = useText();
  return ({ estimate }) => {
    if (!estimate) return undefined;
    const [least, most] = [read(estimate.least), read(estimate.most)];
    return least === most ? least : t('chart.range', { least, most });
  };
}

/** One column in words: '4 November, €37.68: Virtual machines €20.37, …' */
export function useColumnMessage({ series, read }: Reading): (column: ChartColumn) => string {
  const t = useText();
  const roundedOf = useRounded();
  const estimateOf = useEstimate(read);
  return (column) => {
    const rounded = roundedOf(column);
    const parts = series.flatMap(({ name }, k) => (column.parts[k] ? [`${name} ${read(rounded[k] ?? 0)}`] : []));
    const estimate = estimateOf(column);
    return [
      `${column.label} ${estimate && parts.length === 0 ? '' : read(sumOf(column.parts))}`.trim(),
      ...(parts.length > 1 ? parts : []),
      ...(estimate ? [`${t('chart.expected')} ${estimate}`] : []),
    ].join(', ');
  };
}

interface TipProps {
  readonly reading: Reading;
  readonly column: ChartColumn;
  /** px from the left of the chart, which is `full` wide. */
  readonly middle: number;
  readonly full: number;
}

/** All parts of one column and their sum, beside it. */
export function ColumnTip({ reading: { series, read }, column, middle, full }: TipProps) {
  const t = useText();
  const rounded = useRounded()(column);
  const estimate = useEstimate(read)(column);
  const sum = sumOf(column.parts);
  const place = middle > full / 2 ? { right: full - middle + 16 } : { left: middle + 16 };
  return (
    <div className="ui-column-tip" aria-hidden="true" style={place}>
      <div>
        <span>{column.label}</span>
        {sum > 0 || estimate === undefined ? <b>{read(sum)}</b> : null}
      </div>
      {series.map(({ name, colour }, k) =>
        column.parts[k] ? (
          <div key={name}>
            <i className={cx('ui-key', `ui-k${colour ?? k + 1}`)} />
            <span className="ui-cut">{name}</span>
            <span>{read(rounded[k] ?? 0)}</span>
          </div>
        ) : null,
      )}
      {estimate === undefined ? null : (
        <div>
          <span>{t('chart.expected')}</span>
          <span>{estimate}</span>
        </div>
      )}
    </div>
  );
}

/** The same as a table, for screen readers. */
export function ColumnTable({ reading: { columns, series, label, read } }: { readonly reading: Reading }) {
  const t = useText();
  const rounded = useRounded();
  const estimateOf = useEstimate(read);
  const hasEstimates = columns.some(({ estimate }) => estimate);
  return (
    <VisuallyHidden>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <td />
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {hasEstimates ? <th scope="col">{t('chart.expected')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {columns.map((column) => (
            <tr key={column.id}>
              <th scope="row">{column.label}</th>
              {rounded(column).map((part, k) => (
                <td key={k}>{read(part)}</td>
              ))}
              {hasEstimates ? <td>{estimateOf(column) ?? ''}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
