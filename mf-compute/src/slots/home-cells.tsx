import type { Located, Money } from '@console/api';
import { useKind } from '@console/area';
import type { MetalLease } from '@console/contract/metal';
import { paths } from '@console/contract/paths';
import type { Vm } from '@console/contract/vm';
import { Strip } from '@console/domain/cells';
import { machineState } from '@console/domain/machine-state';
import { metalStatus } from '../metal/lease/status';
import { leasePath } from '../metal/lease/urls';
import { useText } from './search-texts';
import { metalMessage, vmMessage } from './status-messages';

interface CellsProps<Row> {
  readonly rows: readonly Row[];
  /** There are more that could not be read, or are on their way. */
  readonly isPart: boolean;
  /** What one costs a month, before tax. */
  readonly priceOf: (row: Row) => Money | undefined;
}

/** The virtual machines of all locations, a cell for each. */
export function VmCells({ rows, isPart, priceOf }: CellsProps<Located<Vm>>) {
  const t = useText();
  const { name } = useKind('virtual_machine');
  const machines = rows.map((vm) => ({
    id: vm.uuid,
    name: vm.name,
    state: machineState(vm.status),
    status: vmMessage(vm.status, t),
    place: vm.location,
    monthly: priceOf(vm),
    to: paths.vm({ location: vm.location, vmId: vm.uuid }),
  }));
  return <Strip machines={machines} isPart={isPart} label={name} to={paths.compute()} />;
}

/** The leased servers of all locations, a cell for each. */
export function MetalCells({ rows, isPart, priceOf }: CellsProps<Located<MetalLease>>) {
  const t = useText();
  const { name } = useKind('bare_metal');
  const machines = rows.map((lease) => ({
    id: lease.uuid,
    name: lease.display_name,
    state: metalStatus(lease.status).state,
    status: metalMessage(lease.status, t),
    place: lease.location,
    monthly: priceOf(lease),
    to: leasePath(lease.uuid),
  }));
  return <Strip machines={machines} isPart={isPart} label={name} to={paths.metal()} />;
}
