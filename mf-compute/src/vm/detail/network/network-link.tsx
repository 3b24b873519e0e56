import { useQuery } from '@console/api';
import { listNetworks } from '@console/contract/network';
import { paths } from '@console/contract/paths';
import type { VmInterface } from '@console/contract/vm-interface';
import { Link } from '@console/ui';
import type { JoinedVm } from '../../machine/rows';
import { useActionsText } from '../../actions/texts';
import { networkName } from '../../actions/network/subinterfaces';

/** A network of an interface by its name, with the way to its page. */
export function NetworkLink({ vm, network }: { vm: JoinedVm; network: VmInterface['network'] }) {
  const t = useActionsText();
  const { data } = useQuery(listNetworks, { location: vm.location });
  if (!network) return <span className="ui-mut">{t('none')}</span>;
  return <Link to={paths.network({ location: vm.location, uuid: network.uuid })}>{networkName(network, data)}</Link>;
}
