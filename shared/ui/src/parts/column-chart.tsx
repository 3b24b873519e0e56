import type { ReactNode } from 'react';
import { onDemand, useOnDemand } from '../root/on-demand';
import type { ColumnChartProps } from './column-chart-types';

const drawing = onDemand(() => import(/* webpackChunkName: "chart" */ './column-chart-drawing'));

/**
 * Stacked columns with a dotted grid, as wide as their place; arrow keys walk from column to column, and screen readers get
 * the table. Its place is kept until its code is there.
 */
export function ColumnChart({ height = 180, ...props }: ColumnChartProps): ReactNode {
  const part = useOnDemand(drawing);
  if (part) return <part.ColumnChartDrawing {...props} height={height} />;
  return <div aria-hidden="true" style={{ height }} />;
}
