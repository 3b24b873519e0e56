import { codeRequest } from '@console/api';
import { locationName } from '@console/area';
import { listServices } from '@console/contract/service';
import { updateService } from '@console/contract/service-package';
import type { BulkSelection } from '@console/domain/bulk';
import { BulkDeletionDialog } from '@console/domain/deletion';
import { BulkAccountDialog } from '@console/domain/payer';
import { useMonthlyPrices } from '@console/domain/price-list';
import { useFormat } from '@console/ui';
import { useState } from 'react';
import { serviceDeletion } from '../actions/deletion';
import { moveBilling, useCostFor } from '../actions/move-billing';
import { serviceReader } from '../actions/read-service';
import { deleteRequests, moveParams } from '../actions/requests';
import { whyNot } from '../can';
import { priceWithAddresses } from '../facts';
import { onOneOfMany } from '../marks';
import { useServiceText } from '../texts';
import type { ServiceView } from '../use-services';
import type { BulkAction } from './actions';
import { deletePlan } from './plan';

type Selection = BulkSelection<ServiceView>;

/** Deletes several services, each named in full, and their floating IPs where one says so. */
function DeletePlan({ resources: services, ...selection }: Selection) {
  const t = useServiceText();
  const { money } = useFormat();
  const monthly = useMonthlyPrices();
  const [remove] = useState(serviceDeletion.removeMany);
  const priceOf = (service: ServiceView) => priceWithAddresses(service, service.addresses.length, monthly);
  return (
    <BulkDeletionDialog
      {...selection}
      resources={services}
      title={(n) => t('bulk.delete.title', { n })}
      description={t('bulk.delete.about')}
      payerOf={(service) => service.billing_account_id}
      planOf={(fate) => deletePlan(services, { t, placeOf: locationName, money, priceOf, ...fate })}
      remove={remove}
      confirmLabel={(n) => t('bulk.delete.confirm', { n })}
      confirmText={t('bulk.delete.word')}
      doneText={(n) => t('bulk.delete.done', { n })}
      requestsOf={deleteRequests}
      firstText={(n, count) => t('bulk.first', { n, count })}
      releaseLabel={(n, amount) =>
        amount === undefined ? t('bulk.release', { n }) : t('bulk.releaseFor', { n, amount })
      }
    />
  );
}

/** Lets another billing account pay for several services from now on. */
function AccountPlan({ resources: services, ...selection }: Selection) {
  const t = useServiceText();
  const [read] = useState(() => serviceReader());
  return (
    <BulkAccountDialog
      {...selection}
      resources={services}
      title={(n) => t('bulk.move.title', { n })}
      description={t('bulk.move.about')}
      confirmLabel={(n) => t('bulk.move.confirm', { n })}
      doneText={(n, account) => t('bulk.move.done', { n, account })}
      firstText={(n, count) => t('bulk.first', { n, count })}
      costOf={useCostFor()}
      leftOut={(service) => {
        const reason = whyNot('moveAccount', service);
        return reason && t(reason);
      }}
      sizeOf={(service) => service.size}
      request={(service, account) => codeRequest(updateService, moveParams(service, account))}
      readPayer={async (service) => (await read(service)).billing_account_id}
      shownBy={listServices}
      move={(service, account) => moveBilling(service, account, onOneOfMany)}
    />
  );
}

/** The plan of a bulk action. */
export function BulkDialogs({ action, ...selection }: Selection & { readonly action: BulkAction }) {
  return action === 'delete' ? <DeletePlan {...selection} /> : <AccountPlan {...selection} />;
}
