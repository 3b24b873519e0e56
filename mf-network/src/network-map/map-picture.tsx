import { memo, type ReactNode } from 'react';
import { locationName } from '@console/area';
import { cx } from '@console/ui';
import { fitText } from './fit-text';
import { INTERNET, type MapLayout, type PlacedLine, type PlacedNode } from './layout-types';
import { MapNode } from './map-node';
import { useText } from './texts';
import { usePageOf } from './use-page-of';
import type { MapMessages, NodeMessages } from './map-messages';

/** What is drawn of a map: all of it, or what can be seen. */
export interface Window {
  readonly top: number;
  readonly bottom: number;
}

export interface MapPictureProps {
  readonly layout: MapLayout;
  readonly words: MapMessages;
  readonly window: Window;
  /** The nodes of the chosen way; undefined where none is chosen. */
  readonly lit: ReadonlySet<string> | undefined;
  readonly focused: string;
  readonly onTurn: (id: string) => void;
  readonly onPoint: (id: string | undefined) => void;
  readonly onFocus: (id: string) => void;
}

const RADIUS = 5;

/** A path with rounded corners through points whose parts run straight across or straight down. */
function pathOf(points: PlacedLine['points']): string {
  return points
    .map(([x, y], at) => {
      const [before, after] = [points[at - 1], points[at + 1]];
      if (!before) return `M${x} ${y}`;
      if (!after) return `L${x} ${y}`;
      const r = Math.min(
        RADIUS,
        Math.hypot(x - before[0], y - before[1]) / 2,
        Math.hypot(after[0] - x, after[1] - y) / 2,
      );
      const toward = ([ox, oy]: readonly [number, number]): string =>
        `${x + Math.sign(ox - x) * r} ${y + Math.sign(oy - y) * r}`;
      return `L${toward(before)}Q${x} ${y} ${toward(after)}`;
    })
    .join('');
}

const reaches = ({ points }: PlacedLine, { top, bottom }: Window): boolean => {
  const ys = points.map(([, y]) => y);
  return Math.max(...ys) >= top && Math.min(...ys) <= bottom;
};

const Line = memo(function Line({ line, look, room }: { line: PlacedLine; look: string | undefined; room: number }) {
  const end = line.points.at(-1);
  return (
    <g className={cx('nm-line', look, line.isLoose && 'loose', line.isPart && 'part')}>
      <path d={pathOf(line.points)} />
      {line.isLoose && end ? <circle cx={end[0] + 3} cy={end[1]} r={3} /> : null}
      {line.label ? (
        <text x={line.labelX} y={line.labelY} textAnchor="end">
          <title>{line.label}</title>
          {fitText(line.label, room, 11, 400)}
        </text>
      ) : null}
    </g>
  );
});

/** The drawing itself, at its full size. */
export function MapPicture(props: MapPictureProps): ReactNode {
  const { layout, words, window, lit, focused, onTurn, onPoint, onFocus } = props;
  const t = useText();
  const pageOf = usePageOf();
  const lookOf = (isLit: boolean): 'lit' | 'dim' | undefined => (lit ? (isLit ? 'lit' : 'dim') : undefined);
  const messagesOf = (node: PlacedNode): NodeMessages => {
    if (node.gap) return words.gap(node.gap);
    if (node.entry) return words.entry(node.entry);
    return node.field ? words.field[node.field] : words.internet;
  };
  const shown = layout.nodes.filter(
    (node) => node.id === focused || (node.y + node.h >= window.top && node.y <= window.bottom),
  );
  // What is lit lies over what is not.
  const lines = layout.lines
    .filter((line) => reaches(line, window))
    .map((line) => ({ line, isLit: lit !== undefined && lit.has(line.from) && lit.has(line.to) }))
    .sort((a, b) => Number(a.isLit) - Number(b.isLit));
  const isTrunkLit = lit?.has(INTERNET) === true && lit.size > 1;
  const litTaps = layout.lines.filter(({ from, to }) => from === INTERNET && lit?.has(to));
  const litEnd = Math.max(0, ...litTaps.map(({ points }) => points[0]?.[1] ?? 0));
  const draw = (node: PlacedNode): ReactNode => (
    <MapNode
      key={node.id}
      node={node}
      words={messagesOf(node)}
      to={node.entry?.item ? pageOf(node.entry.item) : undefined}
      look={lookOf(lit?.has(node.id) === true)}
      isFocusable={node.id === focused}
      turnLabel={t(node.entry?.isOpen ? 'group.close' : 'group.open')}
      onTurn={onTurn}
      onPoint={onPoint}
      onFocus={onFocus}
    />
  );
  return (
    <>
      {layout.columns.map(({ column, x }) =>
        column === 'internet' ? null : (
          <text key={column} x={x} y={22} className="nm-head">
            {words.column(column)}
          </text>
        ),
      )}
      {layout.bands.map(({ place, isNamed, y }, at) =>
        isNamed ? (
          <g key={place} className="nm-band" transform={`translate(0 ${y})`}>
            {at > 0 ? <line x1={16} x2={layout.width - 16} y1={-14} y2={-14} /> : null}
            <text x={layout.columns[1]?.x ?? 16} y={22}>
              {place ? locationName(place) : t('place.none')}
              {place ? <tspan dx={8}>{place.toUpperCase()}</tspan> : null}
            </text>
          </g>
        ) : null,
      )}
      {layout.trunk ? (
        <g className={cx('nm-line', lookOf(false))}>
          <path d={`M${layout.trunk.x} ${layout.trunk.top}V${layout.trunk.bottom}`} />
        </g>
      ) : null}
      {layout.trunk && isTrunkLit && litEnd > 0 ? (
        <g className="nm-line lit">
          <path d={`M${layout.trunk.x} ${layout.trunk.top}V${litEnd}`} />
        </g>
      ) : null}
      {shown.filter(({ isField }) => isField).map(draw)}
      {lines.map(({ line, isLit }) => (
        <Line key={line.id} line={line} look={lookOf(isLit)} room={170} />
      ))}
      {shown.filter(({ isField }) => !isField).map(draw)}
    </>
  );
}
