import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { LocationFailures, useUrlAdapter } from '@console/area';
import {
  EmptyState,
  failureText,
  LocationFailureStrip,
  Menu,
  Segmented,
  Skeleton,
  toast,
  useDelay,
  useErrorClaim,
  useIsPhone,
} from '@console/ui';
import { useHasBeen } from '../parts/use-has-been';
import { onlyNetwork } from './graph';
import type { MapGraph } from './graph-types';
import { layOut } from './layout';
import { MapDrawing } from './map-drawing';
import { MapList } from './map-list';
import { saveMap, type ImageKind } from './save-map';
import { mapScene } from './scene';
import { useText } from './texts';
import { useMapRows, type MapQuery } from './use-map-rows';
import { useTurned } from './use-turned';
import { useMapMessages } from './map-messages';
import './network-map.css';

const AS = 'as';
type As = 'drawing' | 'list';

export interface NetworkMapProps {
  /** Locations that it shows; the same list in every drawing. */
  readonly places: readonly string[];
  /** Shows this network alone. */
  readonly network?: { readonly uuid: string; readonly name: string };
}

/** Says what did not answer, each kind in its own words. */
function Failures({ failures }: Pick<MapQuery, 'failures'>): ReactNode {
  const t = useText();
  useErrorClaim(failures.flatMap(({ locations }) => locations.flatMap(({ error }) => error ?? [])));
  return failures.map(({ source, locations }) =>
    source === 'services' ? (
      <LocationFailureStrip
        key={source}
        title={t('missing.services')}
        detail={locations[0]?.error && failureText(locations[0].error)}
        onRetry={() => locations[0]?.retry()}
      />
    ) : (
      <LocationFailures key={source} locations={locations} missing={(n) => t(`missing.${source}`, { n })} />
    ),
  );
}

const isEmptyGraph = ({ bands }: MapGraph): boolean =>
  bands.every(({ blocks, loose, gaps }) => blocks.length + loose.length + gaps.length === 0);

/**
 * The map of networks: from the internet over floating IPs and balancers to networks and what stands in them, as a drawing
 * or as a list; on a phone the list comes first. What could not be read is said on it.
 */
export function NetworkMap({ places, network }: NetworkMapProps): ReactNode {
  const t = useText();
  const url = useUrlAdapter();
  const isPhone = useIsPhone();
  const messages = useMapMessages();
  const query = useMapRows(places);
  const [turned, turn] = useTurned(network?.uuid ?? places.join());
  const uuid = network?.uuid;
  const graph = useMemo(() => (uuid === undefined ? query.graph : onlyNetwork(query.graph, uuid)), [query.graph, uuid]);
  const scene = useMemo(() => mapScene(graph, turned), [graph, turned]);
  const layout = useMemo(() => layOut(scene), [scene]);
  const picture = useRef<SVGSVGElement>(null);
  const [saving, setSaving] = useState<ImageKind>();
  const isLate = useDelay(query.isWaiting, 500);
  const isThere = useHasBeen(!query.isWaiting || isLate);
  const label = network ? t('titleOf', { name: network.name }) : t('title');
  const requested = url.get(AS);
  const as: As = requested === 'list' || requested === 'drawing' ? requested : isPhone ? 'list' : 'drawing';

  const name = network?.name ?? places.join('-');
  // All of it is drawn first; what is drawn is saved then.
  useEffect(() => {
    if (saving === undefined || !picture.current) return;
    saveMap(picture.current, saving, { label, name })
      .catch((error: unknown) => {
        toast.error(t('save.failed', { reason: error instanceof Error ? error.message : String(error) }));
      })
      .finally(() => setSaving(undefined));
  }, [saving, label, name, t]);

  // What comes in the first moments comes together: nothing jumps.
  if (!isThere) return null;
  if (query.isWaiting && isEmptyGraph({ bands: graph.bands.map((band) => ({ ...band, gaps: [] })) }))
    return <Skeleton width="100%" height={360} />;
  return (
    <div className="nm-map ui-whole">
      <Failures failures={query.failures} />
      {isEmptyGraph(graph) ? (
        <EmptyState icon="network" title={t('none')} text={t('noneText')} />
      ) : (
        <>
          <div className="nm-tools">
            <Segmented<As>
              size="sm"
              label={t('as')}
              value={as}
              options={[
                { value: 'drawing', label: t('as.drawing') },
                { value: 'list', label: t('as.list') },
              ]}
              onChange={(value) => url.set({ [AS]: value })}
            />
            {as === 'drawing' ? (
              <Menu
                label={t('save')}
                icon="download"
                variant="outlined"
                size="sm"
                items={[
                  { id: 'svg', label: t('save.svg'), hint: t('save.svgHint'), onSelect: () => setSaving('svg') },
                  { id: 'png', label: t('save.png'), hint: t('save.pngHint'), onSelect: () => setSaving('png') },
                ]}
              />
            ) : null}
          </div>
          {as === 'list' ? (
            <MapList label={label} graph={graph} scene={scene} words={messages} onTurn={turn} />
          ) : (
            <MapDrawing
              label={label}
              graph={graph}
              layout={layout}
              words={messages}
              onTurn={turn}
              picture={picture}
              isWhole={saving !== undefined}
            />
          )}
        </>
      )}
    </div>
  );
}
