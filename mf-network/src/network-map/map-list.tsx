import type { ReactNode } from 'react';
import { locationName } from '@console/area';
import { Button, Icon, Link, LocationCode, Status } from '@console/ui';
import type { MapGraph, MapItem } from './graph-types';
import type { Entry, SceneBand, SceneBlock } from './scene';
import { useText } from './texts';
import { usePageOf } from './use-page-of';
import type { MapMessages } from './map-messages';

export interface MapListProps {
  readonly label: string;
  readonly graph: MapGraph;
  readonly scene: readonly SceneBand[];
  readonly words: MapMessages;
  readonly onTurn: (id: string) => void;
}

interface RowProps extends Pick<MapListProps, 'words' | 'onTurn'> {
  readonly entry: Entry;
  readonly names: ReadonlyMap<string, string>;
  readonly children?: ReactNode;
}

/** What a thing is reached by and leads to, as the drawing says it by lines. */
function Facts({ item, names }: { item: MapItem; names: ReadonlyMap<string, string> }): ReactNode {
  const t = useText();
  const isBalancer = item.kind === 'balancer';
  const facts = [
    item.kind === 'ip' ? '' : isBalancer && item.line ? t('list.ports', { list: item.line }) : item.line,
    item.ips.length > 0 ? t('list.leadsFrom', { list: item.ips.map(({ name }) => name).join(', ') }) : '',
    item.targets.length > 0
      ? t('list.targets', { list: item.targets.map((id) => names.get(id) ?? id).join(', ') })
      : '',
  ].filter(Boolean);
  return facts.map((fact) => (
    <span key={fact} className="fact">
      {fact}
    </span>
  ));
}

function Row({ entry, words, names, onTurn, children }: RowProps): ReactNode {
  const t = useText();
  const pageOf = usePageOf();
  const { title, state, status, detail } = words.entry(entry);
  const { item } = entry;
  const to = item && pageOf(item);
  const turns = entry.turns ?? (entry.group ? entry.id : undefined);
  const turnText = t(entry.isOpen ? 'group.close' : 'group.open');
  return (
    <li style={{ marginInlineStart: entry.depth * 16 }}>
      <div className="row">
        {to ? (
          <Link to={to} strong>
            {title}
          </Link>
        ) : (
          <strong>{title}</strong>
        )}
        {state ? <Status state={state} label={status} /> : status ? <span className="fact">{status}</span> : null}
        {detail ? <span className="fact">{detail}</span> : null}
        {item ? <Facts item={item} names={names} /> : null}
        {turns ? (
          <Button
            size="sm"
            aria-expanded={entry.isOpen === true}
            aria-label={`${turnText}, ${title}`}
            onClick={() => onTurn(turns)}
          >
            {turnText}
          </Button>
        ) : null}
      </div>
      {children}
    </li>
  );
}

function Block({ block, ...row }: { block: SceneBlock } & Omit<RowProps, 'entry' | 'children'>): ReactNode {
  const t = useText();
  const entries = [...block.balancers, ...block.members];
  const inside =
    entries.length > 0 ? (
      <ul>
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} {...row} />
        ))}
      </ul>
    ) : block.kind === 'network' && block.network?.item?.status?.code === 'empty' ? (
      <p className="fact">{t('list.empty')}</p>
    ) : null;
  if (block.network) {
    return (
      <Row entry={{ ...block.network, depth: block.depth }} {...row}>
        {inside}
      </Row>
    );
  }
  return (
    <li>
      <div className="row">
        <strong>{row.words.field[block.kind === 'unknown' ? 'unknown' : 'none'].title}</strong>
      </div>
      {inside}
    </li>
  );
}

/** The content of the map as lists in lists: for screen readers, and for phones. */
export function MapList({ label, graph, scene, words, onTurn }: MapListProps): ReactNode {
  const t = useText();
  const names = new Map(
    graph.bands.flatMap(({ blocks }) =>
      blocks.flatMap(({ members }) => members.map(({ id, name }) => [id, name] as const)),
    ),
  );
  const row = { words, names, onTurn };
  return (
    <section className="nm-list" aria-label={label}>
      {scene.map(({ place, isNamed, blocks, loose, gaps }) => (
        <section key={place} aria-label={place ? locationName(place) : t('place.none')}>
          {isNamed ? (
            <h2>{place ? <LocationCode slug={place} name={locationName(place)} /> : t('place.none')}</h2>
          ) : null}
          <ul>
            {gaps.map((gap) => {
              const { title, status } = words.gap(gap);
              return (
                <li key={`${gap.source} ${gap.state}`}>
                  <div className="row missing">
                    <Icon name="triangle-alert" size={14} />
                    <strong>{title}</strong>
                    <span>{status}</span>
                  </div>
                </li>
              );
            })}
            {blocks.map((block) => (
              <Block key={block.id} block={block} {...row} />
            ))}
            {loose.length > 0 ? (
              <li>
                <div className="row">
                  <strong>{t('list.others')}</strong>
                </div>
                <ul>
                  {loose.map((entry) => (
                    <Row key={entry.id} entry={entry} {...row} />
                  ))}
                </ul>
              </li>
            ) : null}
          </ul>
        </section>
      ))}
    </section>
  );
}
