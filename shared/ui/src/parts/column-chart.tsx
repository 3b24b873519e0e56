import type { ReactNode } from 'react';
import { onDemand, useOnDemand } from '../root/on-demand';
import type { ColumnChartProps } from './column-chart-drawing';

const WIDTH = 880;

const drawing = onDemand(() => import(/* webpackChunkName: "chart" */ './column-chart-drawing'));

/** Stacked columns with a dotted grid; screen readers get the table. Its place is kept until its code is there. */
export function ColumnChart({ height = 180, ...props }: ColumnChartProps): ReactNode {
  const part = useOnDemand(drawing);
  if (part) return <part.ColumnChartDrawing {...props} height={height} width={WIDTH} />;
  return (
    <figure>
      <svg className="ui-chart" viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true" />
    </figure>
  );
}
