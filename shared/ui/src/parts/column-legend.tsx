import type { ReactNode } from 'react';
import { cx } from './class-names';
import type { ChartSeries } from './column-chart-types';

interface ColumnLegendProps {
  readonly series: readonly ChartSeries[];
  /** What the line across is. */
  readonly mark?: string | undefined;
}

/** What the colours of a chart mean. */
export const ColumnLegend = ({ series, mark }: ColumnLegendProps): ReactNode => (
  <ul className="ui-column-legend">
    {series.map(({ name, colour }, k) => (
      <li key={name}>
        <i className={cx('ui-key', `ui-k${colour ?? k + 1}`)} />
        {name}
      </li>
    ))}
    {mark === undefined ? null : (
      <li>
        <i className="ui-key-line" />
        {mark}
      </li>
    )}
  </ul>
);
