import { codeRequest } from '@console/api';
import { updateService } from '@console/contract/service-package';
import { AccountDialog } from '@console/domain/payer';
import { whyNot } from '../can';
import { useServiceText } from '../texts';
import type { ServiceView } from '../use-services';
import { moveBilling, useCostFor } from './move-billing';
import { readService } from './read-service';
import { moveParams } from './requests';

/** Lets another billing account pay for a service from now on. */
export function ServiceAccountDialog({ service, onClose }: { service: ServiceView; onClose: () => void }) {
  const t = useServiceText();
  const costFor = useCostFor();
  const reason = whyNot('moveAccount', service);
  return (
    <AccountDialog
      resource={service}
      onClose={onClose}
      paysText={(account) => t('account.pays', { account })}
      tokensText={(account) => t('account.tokens', { account })}
      costOf={(account) => costFor(service, account)}
      size={service.size}
      reason={reason && t(reason)}
      request={(account) => codeRequest(updateService, moveParams(service, account))}
      move={(account) => moveBilling(service, account)}
      readPayer={async () => (await readService(service)).billing_account_id}
    />
  );
}
