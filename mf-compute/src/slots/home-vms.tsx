import { useMemo } from 'react';
import { ResourceRow } from '@console/area';
import { paths } from '@console/contract/paths';
import { useHomePrice, usePriceList, usePriceTerms } from '@console/domain/price-list';
import { machinePricer } from '../vm/machine/machine-pricer';
import { isTroubled } from '../vm/machine/status';
import { useVms } from '../vm/machine/use-vms';
import { CellsBelow } from './cells-below';

/** Virtual machines in the home page's table of resources. Their floating IPs cost under their own kind, not here. */
export default function HomeVms() {
  const query = useVms();
  const { rows, locations } = query;
  const prices = usePriceList();
  const terms = usePriceTerms();
  const broken: Record<string, number> = {};
  for (const row of rows) if (isTroubled(row)) broken[row.location] = (broken[row.location] ?? 0) + 1;
  const priceOf = useMemo(() => machinePricer({ prices, terms }), [prices, terms]);
  const price = useHomePrice(
    rows.map((vm) => priceOf(vm, 0)?.monthly),
    query,
  );
  return (
    <ResourceRow
      kind="virtual_machine"
      to={paths.compute()}
      locations={locations}
      broken={broken}
      {...price}
      below={
        rows.length > 0 || !query.isComplete ? (
          <CellsBelow
            isWanted={rows.length > 0}
            draw={({ VmCells }) => (
              <VmCells
                rows={rows}
                isPart={locations.some(({ state }) => state !== 'ready')}
                priceOf={(vm) => priceOf(vm, 0)?.monthly}
              />
            )}
          />
        ) : null
      }
    />
  );
}
