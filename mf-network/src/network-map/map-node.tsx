import { memo, type KeyboardEvent, type ReactNode } from 'react';
import { cx, Icon, Link, StatusShape, type IconName } from '@console/ui';
import { fitText, textWidth } from './fit-text';
import type { MapKind } from './graph-types';
import type { PlacedNode } from './layout-types';
import type { NodeMessages } from './map-messages';

const ICONS: Readonly<Record<MapKind, IconName>> = {
  ip: 'globe',
  balancer: 'scale',
  network: 'network',
  vm: 'cpu',
  service: 'boxes',
  node: 'server',
};

const COLUMN_ICONS: Readonly<Record<PlacedNode['column'], IconName>> = {
  internet: 'globe',
  ips: 'globe',
  balancers: 'scale',
  networks: 'network',
  members: 'cpu',
};

const TEXT_X = 34;
const TURN = 28;
const SHAPE = 10;

export interface MapNodeProps {
  readonly node: PlacedNode;
  readonly words: NodeMessages;
  /** Its page; undefined for what has none. */
  readonly to: string | undefined;
  readonly look: 'lit' | 'dim' | undefined;
  readonly isFocusable: boolean;
  readonly turnLabel: string;
  readonly onTurn: (id: string) => void;
  readonly onPoint: (id: string | undefined) => void;
  readonly onFocus: (id: string) => void;
}

/** The mark and the words of a status in one line, cut to its place. */
function StatusLine({ words, x, y, room }: { words: NodeMessages; x: number; y: number; room: number }): ReactNode {
  const { state, status, detail } = words;
  const shift = state ? 15 : 0;
  const word = fitText(status, room - shift, 11, 400);
  const used = status ? textWidth(word, 11, 400) + 8 : 0;
  const left = room - shift - used;
  return (
    <>
      {state ? (
        <g transform={`translate(${x} ${y - 9})`} className={cx('nm-shape', state)}>
          {/* Gives the shape its size: style sheets size no drawing inside of a drawing. */}
          <svg width={SHAPE} height={SHAPE} overflow="visible">
            <StatusShape state={state} />
          </svg>
        </g>
      ) : null}
      <text x={x + shift} y={y} className={cx('nm-word', state)}>
        {word}
      </text>
      {detail && left > 24 ? (
        <text x={x + shift + used} y={y} className="nm-detail">
          {fitText(detail, left, 11, 400)}
        </text>
      ) : null}
    </>
  );
}

function Turn({ node, isOpen, onTurn }: { node: PlacedNode; isOpen: boolean; onTurn: () => void }): ReactNode {
  const x = node.w - TURN + 6;
  return (
    <g
      className="nm-turn"
      aria-hidden="true"
      onClick={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onTurn();
      }}
    >
      <rect x={node.w - TURN} y={0} width={TURN} height={Math.min(node.h, 38)} className="nm-hit" />
      <g transform={`translate(${x} 11)`}>
        <Icon name={isOpen ? 'minus' : 'plus'} size={14} />
      </g>
    </g>
  );
}

function Body({ node, words, onTurn }: Pick<MapNodeProps, 'node' | 'words' | 'onTurn'>): ReactNode {
  const { entry, isField, w, h } = node;
  const kind = entry?.item?.kind;
  const turns = entry && (entry.turns ?? (entry.group ? entry.id : undefined));
  const room = w - TEXT_X - (turns ? TURN : 10);
  const top = isField ? 4 : 0;
  return (
    <>
      <rect className="nm-box" width={w} height={h} />
      <g transform={`translate(11 ${top + 12})`} className="nm-icon">
        <Icon name={kind ? ICONS[kind] : COLUMN_ICONS[node.column]} size={14} />
      </g>
      <text x={TEXT_X} y={words.status || words.detail ? top + 16 : top + 24} className="nm-name">
        {fitText(words.title, room, 13, 600)}
      </text>
      <StatusLine words={words} x={TEXT_X} y={top + 31} room={room} />
      {turns ? <Turn node={node} isOpen={entry.isOpen === true} onTurn={() => onTurn(turns)} /> : null}
    </>
  );
}

/** One node of the drawing: a link to the page of a thing, a button that opens a group, or a note of what is missing. */
export const MapNode = memo(function MapNode(props: MapNodeProps): ReactNode {
  const { node, words, to, look, isFocusable, turnLabel, onTurn, onPoint, onFocus } = props;
  const { entry } = node;
  const turns = entry && (entry.turns ?? (entry.group ? entry.id : undefined));
  const shared = {
    'data-node': node.id,
    tabIndex: isFocusable ? 0 : -1,
    onFocus: () => onFocus(node.id),
    className: cx(
      'nm-node',
      node.column,
      look,
      node.isField && 'field',
      node.field && 'unnamed',
      entry?.group && 'group',
      entry?.item?.also && 'also',
      node.gap && 'gap',
    ),
  };
  const body = <Body node={node} words={words} onTurn={onTurn} />;
  const title = <title>{words.label}</title>;
  const onKeyDown = (event: KeyboardEvent): void => {
    const opens = to === undefined && event.key === 'Enter';
    if (!turns || (event.key !== ' ' && !opens)) return;
    event.preventDefault();
    onTurn(turns);
  };
  return (
    <g
      transform={`translate(${node.x} ${node.y})`}
      onPointerEnter={() => onPoint(node.id)}
      onPointerLeave={() => onPoint(undefined)}
    >
      {to === undefined ? (
        <g
          {...shared}
          {...(turns
            ? {
                role: 'button',
                'aria-expanded': entry?.isOpen === true,
                'aria-label': `${words.label}, ${turnLabel}`,
                onClick: () => onTurn(turns),
                onKeyDown,
              }
            : { role: 'img', 'aria-label': words.label })}
        >
          {title}
          {body}
        </g>
      ) : (
        <Link to={to} aria-label={words.label} {...shared} onKeyDown={onKeyDown} draggable={false}>
          {title}
          {body}
        </Link>
      )}
    </g>
  );
});
