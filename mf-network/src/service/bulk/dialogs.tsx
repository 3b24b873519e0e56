import { codeRequest, sum } from '@console/api';
import { locationName, useSiteConfig } from '@console/area';
import { BulkDialog } from '@console/area/progress';
import { updateService } from '@console/contract/service-package';
import { BulkCode, plannedOf, spendOfPlan } from '@console/domain/bulk';
import { useKeptAddressCost } from '@console/domain/deletion';
import { BulkAccountDialog, limitReason } from '@console/domain/payer';
import { useMonthlyPrices } from '@console/domain/price-list';
import { Checkbox, useFormat } from '@console/ui';
import { useMemo, useState } from 'react';
import { serviceDeletion } from '../actions/deletion';
import { moveBilling, useCostFor } from '../actions/move-billing';
import { deleteRequests, moveParams } from '../actions/requests';
import { whyNot } from '../can';
import { priceWithAddresses } from '../facts';
import { onOneOfMany } from '../marks';
import { useServiceText } from '../texts';
import type { ServiceView } from '../use-services';
import type { BulkAction } from './actions';
import { deletePlan } from './plan';

interface PlanProps {
  readonly services: readonly ServiceView[];
  /** Names of those that the list does not show any more. */
  readonly unseen: readonly string[];
  readonly onClose: () => void;
}

/** Deletes several services, each named in full, and their floating IPs where one says so. */
function DeletePlan({ services, unseen, onClose }: PlanProps) {
  const t = useServiceText();
  const { money } = useFormat();
  const monthly = useMonthlyPrices();
  const [releases, setReleases] = useState(false);
  const [remove] = useState(serviceDeletion.removeMany);
  const keptCost = useKeptAddressCost();
  const byId = useMemo(() => new Map(services.map((service) => [service.uuid, service])), [services]);
  const priceOf = (service: ServiceView) => priceWithAddresses(service, service.addresses.length, monthly);
  const plan = deletePlan(services, { t, placeOf: locationName, money, releases, priceOf, keptCost });
  const planned = plannedOf(plan, services);
  const spend = spendOfPlan(plan);
  const holders = planned.filter(({ addresses }) => addresses.length > 0);
  const kept = holders.map(({ location, addresses }) => keptCost(location, addresses.length));
  const n = holders.reduce((count, { addresses }) => count + addresses.length, 0);
  return (
    <BulkDialog
      open
      onClose={onClose}
      title={t('bulk.delete.title', { n: services.length })}
      description={t('bulk.delete.about')}
      rows={plan}
      unseen={unseen}
      run={async (id) => {
        const service = byId.get(id);
        if (service) await remove(service, releases ? service.addresses : []);
      }}
      {...(spend ? { spend: { amount: spend } } : {})}
      confirmLabel={t('bulk.delete.confirm', { n: planned.length })}
      confirmText={t('bulk.delete.word')}
      doneText={(count) => t('bulk.delete.done', { n: count })}
      after={
        <BulkCode
          resources={planned}
          requestsOf={(service) => deleteRequests(service, releases ? service.addresses : [])}
          firstText={(first, count) => t('bulk.first', { n: first, count })}
        />
      }
    >
      {n > 0 && (
        <Checkbox
          label={
            kept.every((cost) => cost !== undefined)
              ? t('bulk.releaseFor', { n, amount: money(sum(kept)) })
              : t('bulk.release', { n })
          }
          checked={releases}
          onChange={setReleases}
        />
      )}
    </BulkDialog>
  );
}

/** Lets another billing account pay for several services from now on. */
function AccountPlan({ services, unseen, onClose }: PlanProps) {
  const t = useServiceText();
  const { limitedBillingAccountConfig: limit } = useSiteConfig();
  return (
    <BulkAccountDialog
      resources={services}
      unseen={unseen}
      onClose={onClose}
      title={t('bulk.move.title', { n: services.length })}
      description={t('bulk.move.about')}
      confirmLabel={(n) => t('bulk.move.confirm', { n })}
      doneText={(n, account) => t('bulk.move.done', { n, account })}
      firstText={(n, count) => t('bulk.first', { n, count })}
      costOf={useCostFor()}
      leftOut={(service) => {
        const reason = whyNot('moveAccount', service);
        return reason && t(reason);
      }}
      reasonOf={(service, account) => limitReason(account, service.size, limit ?? undefined)}
      request={(service, account) => codeRequest(updateService, moveParams(service, account))}
      move={(service, account) => moveBilling(service, account, onOneOfMany)}
    />
  );
}

/** The plan of a bulk action. */
export function BulkDialogs({ action, ...props }: PlanProps & { action: BulkAction }) {
  return action === 'delete' ? <DeletePlan {...props} /> : <AccountPlan {...props} />;
}
