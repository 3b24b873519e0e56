import { codeRequest } from '@console/api';
import { updateIpAddress } from '@console/contract/ip-address-change';
import { AccountDialog } from '@console/domain/payer';
import type { IpRow } from '../rows';
import { useIpText } from '../texts';
import { whyNot } from './can';
import { billedIp, moveBilling, moveRequest, readPayer, useCostFor } from './move-billing';

/** Lets another billing account pay for a floating IP from now on. */
export function IpAccountDialog({ row, onClose }: { readonly row: IpRow; readonly onClose: () => void }) {
  const t = useIpText();
  const costFor = useCostFor();
  const reason = whyNot('moveAccount', row);
  return (
    <AccountDialog
      resource={billedIp(row)}
      onClose={onClose}
      paysText={(account) => t('account.pays', { account })}
      tokensText={(account) => t('account.tokens', { account })}
      costOf={(account) => costFor(row, account)}
      reason={reason && t(reason)}
      request={(account) => codeRequest(updateIpAddress, moveRequest(row, account))}
      move={(account) => moveBilling(row, account)}
      readPayer={() => readPayer(row)}
    />
  );
}
