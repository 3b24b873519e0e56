import { ResourceRow } from '@console/area';
import { paths } from '@console/contract/paths';
import { useHomePrice } from '@console/domain/price-list';
import { metalStatus } from '../metal/lease/status';
import { useLeaseList } from '../metal/lease/use-lease-list';
import { useServerPrices } from '../metal/lease/use-server-prices';
import { CellsBelow } from './cells-below';

/** Leased servers in the home page's table of resources. */
export default function HomeMetal() {
  const query = useLeaseList();
  const { rows } = query;
  const priceOf = useServerPrices();
  const broken: Record<string, number> = {};
  for (const row of rows)
    if (metalStatus(row.status).state === 'broken') broken[row.location] = (broken[row.location] ?? 0) + 1;
  const price = useHomePrice(
    rows.map(({ spec, location }) => priceOf(spec?.uuid, location)?.monthly),
    query,
  );
  return (
    <ResourceRow
      kind="bare_metal"
      to={paths.metal()}
      locations={query.locations}
      broken={broken}
      {...price}
      below={
        rows.length > 0 || !query.isComplete ? (
          <CellsBelow
            isWanted={rows.length > 0}
            draw={({ MetalCells }) => (
              <MetalCells
                rows={rows}
                isPart={query.locations.some(({ state }) => state !== 'ready')}
                priceOf={({ spec, location }) => priceOf(spec?.uuid, location)?.monthly}
              />
            )}
          />
        ) : null
      }
    />
  );
}
