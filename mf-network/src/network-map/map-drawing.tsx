import { useId, useMemo, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { IconButton, isBrowserKey, useFormat, VisuallyHidden } from '@console/ui';
import type { MapGraph } from './graph-types';
import { INTERNET, type MapLayout } from './layout-types';
import { MapPicture, type Window } from './map-picture';
import { litNodes, mapFlows } from './path';
import { isStep, stepFrom } from './steps';
import { useText } from './texts';
import { useZoom, type Zoom } from './use-zoom';
import type { MapMessages } from './map-messages';

export interface MapDrawingProps {
  readonly label: string;
  readonly graph: MapGraph;
  readonly layout: MapLayout;
  readonly words: MapMessages;
  readonly onTurn: (id: string) => void;
  /** The drawing, for a picture of it. */
  readonly picture: RefObject<SVGSVGElement | null>;
  /** All of it is drawn, not what can be seen alone: a picture is taken. */
  readonly isWhole: boolean;
}

/** So high is the head of the drawing; its words stand in the middle. */
const HEAD = 36;
/** So much of it is covered: what stands below it begins right there. */
const COVERED = 34;
const ALL: Window = { top: -Infinity, bottom: Infinity };

/** The heads of the columns over the drawing, which has them as well: they stay while it scrolls. */
function Heads({ layout, words, scale }: Pick<MapDrawingProps, 'layout' | 'words'> & { scale: number }): ReactNode {
  return (
    <div
      className="nm-heads"
      aria-hidden="true"
      style={{
        width: layout.width * scale,
        height: COVERED * scale,
        marginBottom: -COVERED * scale,
        fontSize: 11 * scale,
      }}
    >
      {layout.columns.map(({ column, x }) =>
        column === 'internet' ? null : (
          <span key={column} style={{ insetInlineStart: x * scale, lineHeight: `${HEAD * scale}px` }}>
            {words.column(column)}
          </span>
        ),
      )}
    </div>
  );
}

function ZoomButtons({ zoom }: { zoom: Zoom }): ReactNode {
  const t = useText();
  const format = useFormat();
  const scale = `${format.number(Math.round(zoom.scale * 100))}%`;
  return (
    <div className="nm-zoom" role="group" aria-label={t('zoom')}>
      <IconButton icon="minus" size="sm" label={t('zoom.out')} onClick={zoom.zoomOut} />
      <button
        type="button"
        className="nm-scale"
        aria-label={`${scale}, ${t('zoom.fit')}`}
        title={t('zoom.fit')}
        onClick={zoom.fit}
      >
        {scale}
      </button>
      <IconButton icon="plus" size="sm" label={t('zoom.in')} onClick={zoom.zoomIn} />
    </div>
  );
}

/** The drawing in its window: pointer and focus light the whole way of a node, keys walk along the lines and zoom. */
export function MapDrawing(props: MapDrawingProps): ReactNode {
  const { label, graph, layout, words, onTurn, picture, isWhole } = props;
  const t = useText();
  const helpId = useId();
  const zoom = useZoom(layout.width, layout.height);
  const [pointed, setPointed] = useState<string>();
  const [focused, setFocused] = useState<string>();
  const [hasFocus, setHasFocus] = useState(false);
  const nodes = useMemo(() => new Map(layout.nodes.map((node) => [node.id, node])), [layout]);
  const flows = useMemo(() => mapFlows(graph), [graph]);
  const first = layout.nodes.find(({ id }) => id !== INTERNET) ?? layout.nodes[0];
  const current = (focused === undefined ? undefined : nodes.get(focused)) ?? first;
  const chosen = isWhole ? undefined : (pointed ?? (hasFocus ? current?.id : undefined));
  const lit = useMemo(() => {
    const node = chosen === undefined ? undefined : nodes.get(chosen);
    return node && litNodes(layout, graph, flows, node);
  }, [chosen, nodes, layout, graph, flows]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isBrowserKey(event)) return;
    const zooms: Readonly<Record<string, () => void>> = {
      '+': zoom.zoomIn,
      '=': zoom.zoomIn,
      '-': zoom.zoomOut,
      '0': zoom.fit,
    };
    const turn = zooms[event.key];
    if (turn) {
      event.preventDefault();
      turn();
    } else if (current && isStep(event.key)) {
      event.preventDefault();
      const next = stepFrom(layout, current, event.key);
      setFocused(next.id);
      zoom.show(next);
      // It is drawn with the next frame, wherever it stands.
      requestAnimationFrame(() => {
        picture.current
          ?.querySelector<SVGElement>(`[data-node="${CSS.escape(next.id)}"]`)
          ?.focus({ preventScroll: true });
      });
    }
  };

  return (
    <div className="nm-frame">
      <VisuallyHidden>
        <p id={helpId}>{t('help')}</p>
      </VisuallyHidden>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the keys of the nodes in it */}
      <div
        ref={zoom.box}
        className="nm-box-scroll"
        role="group"
        aria-label={label}
        aria-describedby={helpId}
        onKeyDown={onKeyDown}
        onFocus={(event) => setHasFocus(event.target.matches(':focus-visible'))}
        onBlur={() => setHasFocus(false)}
      >
        <Heads layout={layout} words={words} scale={zoom.scale} />
        <svg
          ref={picture}
          className="nm"
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          width={layout.width * zoom.scale}
          height={layout.height * zoom.scale}
        >
          <MapPicture
            layout={layout}
            words={words}
            window={isWhole ? ALL : zoom.window}
            lit={lit}
            focused={current?.id ?? ''}
            onTurn={onTurn}
            onPoint={setPointed}
            onFocus={setFocused}
          />
        </svg>
      </div>
      <ZoomButtons zoom={zoom} />
    </div>
  );
}
