import { sum } from '@console/api';
import { homeStore, Slot, useLocations } from '@console/area';
import { Button, Card, LocationCode, Skeleton, useFormat } from '@console/ui';
import { Text, useText } from '../texts';

/** Rows of a piece that is still loading. */
function WaitingRow({ columns }: { columns: number }) {
  return (
    <tr aria-hidden="true">
      <td>
        <Skeleton width={120} />
      </td>
      <td colSpan={columns + 2} />
    </tr>
  );
}

/** How many there are of each kind in each location, and what they cost; the rows come from the areas. */
export function ResourceMatrix() {
  const t = useText();
  const { money } = useFormat();
  const locations = useLocations();
  const { resources } = homeStore();
  const summaries = Object.values(resources);
  const failed = new Set(summaries.flatMap((summary) => summary.failed.map(({ slug }) => slug)));
  const monthly = sum(summaries.map((summary) => summary.monthly));
  return (
    <Card
      flush
      title={t('home.resources')}
      actions={
        monthly.gt(0) ? (
          <span className="ui-mut">
            <Text id="home.monthly" values={{ amount: <b className="shell-figure">{money(monthly)}</b> }} />
          </span>
        ) : null
      }
    >
      <div className="shell-matrix-scroll">
        <table className="shell-matrix">
          <thead>
            <tr>
              <th scope="col">{t('home.kind')}</th>
              {locations.map(({ slug, display_name }) => (
                <th key={slug} scope="col" data-failed={failed.has(slug) || undefined}>
                  <LocationCode slug={slug} name={failed.has(slug) ? t('home.missing') : display_name} />
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
              failure={(retry) => (
                <tr>
                  <td colSpan={locations.length + 3}>
                    <span className="ui-row">
                      {t('home.resourcesRetry')}
                      <Button size="sm" onClick={retry}>
                        {t('home.retry')}
                      </Button>
                    </span>
                  </td>
                </tr>
              )}
            />
          </tbody>
        </table>
      </div>
    </Card>
  );
}
