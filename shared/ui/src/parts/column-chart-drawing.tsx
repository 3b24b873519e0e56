import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useState } from 'react';
import { isBrowserKey } from '../keys/browser-keys';
import { useFormat } from '../text/formats';
import { columnAt, labelEvery, labelWidth, niceTop } from './chart-scale';
import './column-chart.css';
import type { ChartColumn, ColumnChartProps } from './column-chart-types';
import { ColumnTable, ColumnTip, sumOf, useColumnMessage, type Reading } from './column-reading';
import { useMeasuredWidth } from './use-measured-width';

const BOTTOM = 22;
const TOP = 8;
const GAP = 8;
const LEAST_LEFT = 28;

interface Scale {
  readonly left: number;
  readonly step: number;
  readonly width: number;
  readonly bottom: number;
  /** px of a value. */
  readonly px: (value: number) => number;
}

function Column({ column, at, scale, colours }: { column: ChartColumn; at: number; scale: Scale; colours: string[] }) {
  const { left, step, width, bottom, px } = scale;
  const x = left + at * step + (step - width) / 2;
  const below = (k: number): number => sumOf(column.parts.slice(0, k + 1));
  const { estimate } = column;
  const shown = sumOf(column.parts);
  return (
    <g>
      {column.parts.map((part, k) => {
        const h = px(part);
        const y = bottom - px(below(k));
        return h > 0 ? (
          <rect key={k} className={colours[k]} x={x} y={y} width={width} height={Math.max(0.5, h - 1)} />
        ) : null;
      })}
      {estimate ? (
        <>
          <rect
            className="sure"
            x={x}
            y={bottom - px(Math.max(shown, estimate.least))}
            width={width}
            height={px(Math.max(0, estimate.least - shown))}
          />
          <rect
            className="maybe"
            x={x + 0.5}
            y={bottom - px(estimate.most)}
            width={Math.max(0, width - 1)}
            height={px(Math.max(0, estimate.most - Math.max(shown, estimate.least)))}
          />
        </>
      ) : null}
    </g>
  );
}

/** What `ColumnChart` draws, in a chunk of its own. Text is drawn at its size, however wide the place is. */
export function ColumnChartDrawing(props: ColumnChartProps & { readonly height: number }): ReactNode {
  const { columns, series, label, format, axisFormat, mark, height } = props;
  const { money } = useFormat();
  const [box, full] = useMeasuredWidth();
  const [active, setActive] = useState<number>();
  const reading: Reading = { columns, series, label, read: format ?? ((value) => money(value)) };
  const axis = axisFormat ?? ((value: number) => money(value, { isCompact: true }));
  const largest = columns.map(({ parts, estimate }) => Math.max(sumOf(parts), estimate?.most ?? 0));
  const top = niceTop(Math.max(0, mark ?? 0, ...largest));
  const ticks = [0, 0.5, 1].map((at) => ({ at, text: axis(top * at) }));
  const left = Math.max(LEAST_LEFT, ...ticks.map(({ text }) => labelWidth(text) + GAP));
  const area = height - BOTTOM - TOP;
  const step = (full - left) / Math.max(1, columns.length);
  const scale: Scale = {
    left,
    step,
    width: Math.max(1, step - Math.min(GAP, step * 0.3)),
    bottom: TOP + area,
    px: (value) => (value / top) * area,
  };
  const shorts = columns.map((column) => column.short ?? column.label);
  const every = labelEvery(shorts, step);
  const colours = series.map(({ colour }, k) => `ui-k${colour ?? k + 1}`);
  const current = active === undefined ? undefined : columns[active];
  const textOf = useColumnMessage(reading);
  const named = active ?? columns.length - 1;
  const namedColumn = columns[named];

  const walk = (event: KeyboardEvent): void => {
    if (isBrowserKey(event)) return;
    if (event.key === 'Escape') setActive(undefined);
    const next = columnAt(event.key, active, columns.length);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };
  const point = (event: PointerEvent): void => {
    const at = Math.floor((event.clientX - event.currentTarget.getBoundingClientRect().left - left) / step);
    setActive(at >= 0 && at < columns.length ? at : undefined);
  };

  return (
    <figure>
      <div
        ref={box}
        className="ui-columns"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={Math.max(1, columns.length)}
        aria-valuenow={Math.max(1, named + 1)}
        aria-valuetext={namedColumn ? textOf(namedColumn) : ''}
        onKeyDown={walk}
        onPointerMove={point}
        onPointerLeave={() => setActive(undefined)}
        onBlur={() => setActive(undefined)}
      >
        <svg className="ui-chart" width={full} height={height} aria-hidden="true">
          {active === undefined ? null : (
            <rect className="lit" x={left + active * step} y={TOP} width={step} height={area} />
          )}
          {ticks.map(({ at, text }) => {
            const y = TOP + area * (1 - at);
            return (
              <g key={at}>
                <line className={at === 0 ? 'base' : 'grid'} x1={left} x2={full} y1={y} y2={y} />
                <text x={left - GAP} y={y + 4} textAnchor="end">
                  {text}
                </text>
              </g>
            );
          })}
          {columns.map((column, at) => (
            <Column key={column.id} column={column} at={at} scale={scale} colours={colours} />
          ))}
          {mark !== undefined ? (
            <line
              className="mark"
              x1={left}
              x2={full}
              y1={scale.bottom - scale.px(mark)}
              y2={scale.bottom - scale.px(mark)}
            />
          ) : null}
          {columns.map((column, at) =>
            at % every === 0 ? (
              <text key={column.id} x={left + (at + 0.5) * step} y={height - 4} textAnchor="middle">
                {shorts[at]}
              </text>
            ) : null,
          )}
        </svg>
        {current && active !== undefined ? (
          <ColumnTip reading={reading} column={current} middle={left + (active + 0.5) * step} full={full} />
        ) : null}
      </div>
      <ColumnTable reading={reading} />
    </figure>
  );
}
