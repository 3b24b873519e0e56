import { useMemo } from 'react';
import { Page, useNow, useSite } from '@console/area';
import { useSearchParams } from '@console/area/router';
import { Button, DateTime, KeyFacts, PageHead, Status, useCopy, useFormat, type StatusState } from '@console/ui';
import { DataTable, type Column } from '@console/ui/data';
import { areaLabel } from '../areas/label';
import { areaStatus } from '../areas/status';
import { useAreas } from '../layout/areas-context';
import { OVERRIDE_PARAM } from '../override/state';
import { areaFacts } from './area-facts';
import { healthOf, type AreaHealth } from './state';
import { useText } from './texts';

const REFRESH_MS = 1000;

const STATES = {
  mounted: 'good',
  pieces: 'good',
  loading: 'working',
  unused: 'idle',
  failed: 'broken',
} as const satisfies Record<AreaHealth['state'], StatusState>;

/** What the console was put together from, and how each area has done on this page: for whoever operates it. */
export default function HealthPage() {
  const t = useText();
  const { number } = useFormat();
  const site = useSite();
  const [, setSearch] = useSearchParams();
  const areas = useAreas();
  const facts = areaFacts();
  const statuses = areaStatus();
  const now = useNow(REFRESH_MS, true);
  const health = healthOf(site, areas, facts, statuses, now);
  const labels = useMemo(
    () => new Map(areas.map((area) => [area.remote.name, areaLabel(area, area.manifest.routes[0]?.prefix ?? '/')])),
    [areas],
  );
  const { copied, copy } = useCopy(JSON.stringify(health, null, 2));
  const columns: Column<AreaHealth>[] = [
    {
      id: 'area',
      header: t('area'),
      value: ({ name }) => labels.get(name) ?? name,
      cell: ({ name }) => (
        <span>
          {labels.get(name) ?? name} <code className="ui-mono">{name}</code>
        </span>
      ),
      mobile: 'title',
      least: 180,
    },
    {
      id: 'status',
      header: t('state'),
      value: ({ state }) => t(`state.${state}`),
      cell: ({ state }) => <Status state={STATES[state]} label={t(`state.${state}`)} />,
      mobile: 'status',
    },
    {
      id: 'version',
      header: t('version'),
      value: ({ version }) => version,
      cell: ({ version }) => <code className="ui-mono">{version}</code>,
      mobile: 'meta',
      whole: true,
    },
    { id: 'channel', header: t('channel'), value: ({ channel }) => t(`channel.${channel}`), mobile: 'meta' },
    {
      id: 'contract',
      header: t('contract'),
      value: ({ contract }) => contract,
      cell: ({ contract, fitsContract, problem }) => {
        if (problem !== undefined) return <Status state="broken" label={t('contract.broken')} />;
        if (contract === undefined) return <Status state="broken" label={t('contract.none')} />;
        return (
          <Status
            state={fitsContract ? 'good' : 'broken'}
            label={t(fitsContract ? 'contract.fits' : 'contract.unfit', { contract })}
          />
        );
      },
      mobile: 'detail',
    },
    {
      id: 'load',
      header: t('load'),
      align: 'end',
      width: 104,
      value: ({ loadMs }) => loadMs,
      cell: ({ loadMs }) => (loadMs === undefined ? '' : t('load.ms', { ms: number(loadMs) })),
      mobile: 'price',
    },
    { id: 'errors', header: t('errors'), align: 'end', width: 80, value: ({ failures }) => failures, mobile: false },
    {
      id: 'last',
      header: t('last'),
      value: ({ lastFailure }) => lastFailure?.at,
      cell: ({ lastFailure }) =>
        lastFailure ? (
          <span title={lastFailure.message}>
            <DateTime value={new Date(lastFailure.at)} as="time" /> {lastFailure.message}
          </span>
        ) : (
          ''
        ),
      mobile: 'detail',
    },
  ];
  return (
    <Page title={t('title')}>
      <PageHead
        title={t('title')}
        actions={
          <>
            {site.overrides && <Button onClick={() => setSearch({ [OVERRIDE_PARAM]: '' })}>{t('override')}</Button>}
            <Button icon="copy" onClick={copy}>
              {t(copied ? 'copied' : 'copy')}
            </Button>
          </>
        }
      />
      <KeyFacts
        items={[
          { label: t('site'), value: health.site },
          { label: t('brand'), value: health.brand },
          { label: t('shell'), value: health.shell.version, mono: true },
          { label: t('contract'), value: health.shell.contract, mono: true },
        ]}
      />
      <p className="ui-mut">{t('areas.note')}</p>
      <DataTable label={t('areas')} columns={columns} rows={health.areas} getRowId={({ name }) => name} />
    </Page>
  );
}
