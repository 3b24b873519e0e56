import { useMemo } from 'react';
import { ResourceRow, useSiteConfig } from '@console/area';
import { paths } from '@console/contract/paths';
import { useHomePrice, usePriceList } from '@console/domain/price-list';
import { machinePricer } from '../vm/machine/machine-pricer';
import { shapeOf } from '../vm/machine/status';
import { useVms } from '../vm/machine/use-vms';
import { CellsRow } from './cells-row';
import { useCells } from './load-cells';

/** Virtual machines in the home page's table of resources. Their floating IPs cost under their own kind, not here. */
export default function HomeVms() {
  const query = useVms();
  const { rows, locations } = query;
  const prices = usePriceList();
  const { siteCurrency: currency } = useSiteConfig();
  const broken: Record<string, number> = {};
  for (const row of rows)
    if (shapeOf(row.status) === 'broken' || shapeOf(row.status) === 'notice')
      broken[row.location] = (broken[row.location] ?? 0) + 1;
  const priceOf = useMemo(() => machinePricer({ prices, currency }), [prices, currency]);
  const price = useHomePrice(
    rows.map((vm) => priceOf(vm, 0)?.monthly),
    query,
  );
  const cells = useCells(rows.length > 0);
  return (
    <>
      <ResourceRow kind="virtual_machine" to={paths.compute()} locations={locations} broken={broken} {...price} />
      {rows.length > 0 || !query.isComplete ? (
        <CellsRow>{cells ? <cells.VmCells rows={rows} priceOf={(vm) => priceOf(vm, 0)?.monthly} /> : null}</CellsRow>
      ) : null}
    </>
  );
}
