import { useId } from 'react';
import { sum } from '@console/api';
import { homeStore, Slot, useLocations, useResourceSummary, useTaxLabel, type ResourceSummary } from '@console/area';
import { Button, Card, LocationCode, Skeleton, useFormat } from '@console/ui';
import { Text, useText } from '../texts';

const NONE = [] as const;

/** Rows of a piece that is still loading. */
function WaitingRow({ columns }: { columns: number }) {
  useResourceSummary(useId(), { isAtLeast: false, failed: NONE });
  return (
    <tr aria-hidden="true">
      <td>
        <Skeleton width={120} />
      </td>
      <td colSpan={columns + 2} />
    </tr>
  );
}

/** Rows of a piece that failed: what they cost is not known. */
function FailedRow({ columns, onRetry }: { columns: number; onRetry: () => void }) {
  const t = useText();
  useResourceSummary(useId(), { isAtLeast: true, failed: NONE });
  return (
    <tr>
      <td colSpan={columns + 3}>
        <span className="ui-row">
          {t('home.resourcesRetry')}
          <Button size="sm" onClick={onRetry}>
            {t('home.retry')}
          </Button>
        </span>
      </td>
    </tr>
  );
}

/** What all rows cost together, once each of them knows, or knows that it will not. */
function MonthlySum({ summaries }: { summaries: readonly ResourceSummary[] }) {
  const { money } = useFormat();
  const tax = useTaxLabel();
  const isPending = summaries.some(({ monthly, isAtLeast }) => monthly === undefined && !isAtLeast);
  const monthly = sum(summaries.map((summary) => summary.monthly));
  if (isPending || monthly.eq(0)) return null;
  const isPartial = summaries.some(({ isAtLeast }) => isAtLeast);
  return (
    <span className="ui-mut">
      <Text
        id={isPartial ? 'home.monthlyAtLeast' : 'home.monthly'}
        values={{ tax, amount: <b className="shell-figure">{money(monthly)}</b> }}
      />
    </span>
  );
}

/** How many there are of each kind in each location, and what they cost; the rows come from the areas. */
export function ResourceMatrix() {
  const t = useText();
  const locations = useLocations();
  const { resources } = homeStore();
  const summaries = Object.values(resources);
  const failed = new Set(summaries.flatMap((summary) => summary.failed.map(({ slug }) => slug)));
  return (
    <Card flush title={t('home.resources')} actions={<MonthlySum summaries={summaries} />}>
      <div className="shell-matrix-scroll">
        <table className="shell-matrix" aria-label={t('home.resources')}>
          <thead>
            <tr>
              <th scope="col">{t('home.kind')}</th>
              {locations.map(({ slug, display_name }) => (
                <th key={slug} scope="col" data-failed={failed.has(slug) || undefined}>
                  <LocationCode slug={slug} name={display_name} />
                </th>
              ))}
              <th scope="col" className="area-matrix-total">
                {t('home.total')}
              </th>
              <th scope="col" className="area-matrix-money">
                {t('home.perMonth')}
              </th>
            </tr>
          </thead>
          <tbody>
            <Slot
              name="home.resources"
              loading={<WaitingRow columns={locations.length} />}
              failure={(retry) => <FailedRow columns={locations.length} onRetry={retry} />}
            />
          </tbody>
        </table>
      </div>
    </Card>
  );
}
