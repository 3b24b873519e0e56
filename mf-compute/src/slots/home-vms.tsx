import { ResourceRow } from '@console/area';
import { paths } from '@console/contract/paths';
import { useHomePrice } from '@console/domain/price-list';
import { shapeOf } from '../vm/machine/status';
import { useVmRows } from '../vm/machine/use-vms';

/** Virtual machines in the home page's table of resources. */
export default function HomeVms() {
  const { query, rows } = useVmRows();
  const broken: Record<string, number> = {};
  for (const row of rows)
    if (shapeOf(row.status) === 'broken' || shapeOf(row.status) === 'notice')
      broken[row.location] = (broken[row.location] ?? 0) + 1;
  const price = useHomePrice(
    rows.map((row) => row.monthly),
    query,
  );
  return (
    <ResourceRow kind="virtual_machine" to={paths.compute()} locations={query.locations} broken={broken} {...price} />
  );
}
