import { call, codeRequest } from '@console/api';
import { listLoadBalancers } from '@console/contract/load-balancer';
import { updateLoadBalancer } from '@console/contract/load-balancer-change';
import { RenameDialog as NewNameDialog } from '@console/domain/dialogs';
import { useText } from '../../parts/texts';
import { balancerTitle } from '../facts';
import type { BalancerRow } from '../rows';
import { useBalancerText } from '../texts';
import { readOne } from './requests';

/** Gives a load balancer another name. (spec 3, section 7) */
export function RenameDialog({ row, onClose }: { row: BalancerRow; onClose: () => void }) {
  const t = useText();
  const own = useBalancerText();
  const request = (name: string) => ({ location: row.location, uuid: row.uuid, display_name: name });
  return (
    <NewNameDialog
      title={t('lb.rename')}
      name={balancerTitle(row)}
      hint={t('lb.renameHint')}
      reason={row.pending && own(`can.${row.pending}`)}
      read={async () => balancerTitle(await readOne(row))}
      rename={(name) => call(updateLoadBalancer, request(name))}
      changes={[listLoadBalancers]}
      parameter="display_name"
      code={(name) => codeRequest(updateLoadBalancer, request(name))}
      onClose={onClose}
    />
  );
}
