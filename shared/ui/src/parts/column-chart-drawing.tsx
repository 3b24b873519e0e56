import type { ReactNode } from 'react';
import { useFormat } from '../text/formats';
import { VisuallyHidden } from './hidden';

export interface ChartColumn {
  id: string;
  label: string;
  /** One value for each series. */
  parts: readonly number[];
}

export interface ColumnChartProps {
  columns: readonly ChartColumn[];
  /** Names of the series, five at most. */
  series: readonly string[];
  label: string;
  /** How a value reads; default money. */
  format?: (value: number) => string;
  /** px. */
  height?: number;
}

interface ColumnChartDrawingProps extends ColumnChartProps {
  readonly height: number;
  /** In the units of the drawing; it is as wide as its place. */
  readonly width: number;
}

const LEFT = 52;
const BOTTOM = 20;

/** A round number at or above the largest column. */
export function niceTop(largest: number): number {
  if (largest <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(largest));
  return ([1, 2, 2.5, 5, 10].find((step) => step * power >= largest) ?? 10) * power;
}

/** What `ColumnChart` draws, in a chunk of its own. */
export function ColumnChartDrawing({
  columns,
  series,
  label,
  format,
  height,
  width: full,
}: ColumnChartDrawingProps): ReactNode {
  const { money } = useFormat();
  const read = format ?? ((value: number) => money(value));
  const sum = (parts: readonly number[]): number => parts.reduce((a, b) => a + b, 0);
  const top = niceTop(Math.max(0, ...columns.map((column) => sum(column.parts))));
  const area = height - BOTTOM - 8;
  const step = (full - LEFT) / Math.max(1, columns.length);
  const width = Math.max(2, step - Math.min(8, step * 0.3));
  const every = Math.ceil(columns.length / 8);
  return (
    <figure>
      <svg className="ui-chart" viewBox={`0 0 ${full} ${height}`} aria-hidden="true">
        {[0, 0.5, 1].map((at) => (
          <g key={at}>
            <line className="grid" x1={LEFT} x2={full} y1={8 + area * (1 - at)} y2={8 + area * (1 - at)} />
            <text x={LEFT - 8} y={12 + area * (1 - at)} textAnchor="end">
              {read(top * at)}
            </text>
          </g>
        ))}
        {columns.map((column, i) => {
          let base = 8 + area;
          const x = LEFT + i * step + (step - width) / 2;
          return (
            <g key={column.id} className="col">
              <title>
                {[
                  column.label,
                  ...column.parts.map((part, k) => `${series[k] ?? ''} ${read(part)}`),
                  read(sum(column.parts)),
                ].join('\n')}
              </title>
              <rect x={LEFT + i * step} y={8} width={step} height={area} fill="transparent" />
              {column.parts.map((part, k) => {
                const h = (part / top) * area;
                base -= h;
                return (
                  h > 0 && (
                    <rect
                      key={k}
                      className={`ui-k${k + 1}`}
                      x={x}
                      y={base}
                      width={width}
                      height={Math.max(0.5, h - 1)}
                    />
                  )
                );
              })}
              {i % every === 0 && (
                <text x={x + width / 2} y={height - 4} textAnchor="middle">
                  {column.label}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <VisuallyHidden>
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <td />
              {series.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns.map((column) => (
              <tr key={column.id}>
                <th scope="row">{column.label}</th>
                {column.parts.map((part, k) => (
                  <td key={k}>{read(part)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}
