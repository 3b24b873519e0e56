import { ResourceRow } from '@console/area';
import { paths } from '@console/contract/paths';
import { useHomePrice } from '@console/domain/price-list';
import { metalStatus } from '../metal/lease/status';
import { useLeaseList } from '../metal/lease/use-lease-list';
import { useServerPrices } from '../metal/lease/use-server-prices';
import { CellsRow } from './cells-row';
import { useCells } from './load-cells';

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
  const cells = useCells(rows.length > 0);
  return (
    <>
      <ResourceRow kind="bare_metal" to={paths.metal()} locations={query.locations} broken={broken} {...price} />
      {rows.length > 0 || !query.isComplete ? (
        <CellsRow>
          {cells ? (
            <cells.MetalCells rows={rows} priceOf={({ spec, location }) => priceOf(spec?.uuid, location)?.monthly} />
          ) : null}
        </CellsRow>
      ) : null}
    </>
  );
}
