import { ResourceRow } from '@console/area';
import { paths } from '@console/contract/paths';
import { useHomePrice } from '@console/domain/price-list';
import { metalStatus } from '../metal/lease/status';
import { useLeases } from '../metal/lease/use-leases';

/** Leased servers in the home page's table of resources. */
export default function HomeMetal() {
  const { query, rows } = useLeases();
  const broken: Record<string, number> = {};
  for (const row of rows)
    if (metalStatus(row.status).state === 'broken') broken[row.location] = (broken[row.location] ?? 0) + 1;
  const price = useHomePrice(
    rows.map((row) => row.monthly),
    query,
  );
  return <ResourceRow kind="bare_metal" to={paths.metal()} locations={query.locations} broken={broken} {...price} />;
}
