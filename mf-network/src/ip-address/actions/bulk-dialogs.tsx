import { useCallback, useMemo } from 'react';
import { codeRequest } from '@console/api';
import { locationName } from '@console/area';
import { BulkDialog } from '@console/area/progress';
import { deleteIpAddress } from '@console/contract/ip-address';
import { updateIpAddress } from '@console/contract/ip-address-change';
import { useOwnerName } from '@console/domain/addresses';
import { BulkCode, plannedOf, planRow, spendOfPlan } from '@console/domain/bulk';
import { BulkAccountDialog } from '@console/domain/payer';
import { useMonthlyPrices } from '@console/domain/price-list';
import { ipPrice } from '../assignment';
import type { IpRow } from '../rows';
import { useIpText } from '../texts';
import { whyNot } from './can';
import { billedIp, moveBilling, moveRequest, useCostFor, type BilledIp } from './move-billing';
import { onOneOfMany } from './pending';
import { releaseOneOfMany } from './release';

export type IpBulk = 'release' | 'moveAccount';

export interface IpBulkDialogProps {
  readonly rows: readonly IpRow[];
  /** Addresses that the list does not show any more. */
  readonly unseen: readonly string[];
  readonly onClose: () => void;
}

/** Gives several addresses back: what each one leads to, what is saved, and a word typed by hand. */
function BulkRelease({ rows, unseen, onClose }: IpBulkDialogProps) {
  const t = useIpText();
  const monthly = useMonthlyPrices();
  const names = useMemo(() => new Map(rows.map((row) => [row.assigned_to, row.assignee?.name])), [rows]);
  const ownerName = useOwnerName((uuid) => names.get(uuid));
  const plan = rows.map((row) => {
    const reason = whyNot('release', row);
    return planRow({
      id: row.uuid,
      name: row.address,
      place: locationName(row.location),
      effect: row.assignee ? t('bulk.effectAssigned', { name: ownerName(row) }) : t('bulk.effectFree'),
      spend: ipPrice(row, monthly)?.times(-1),
      blocked: reason && t(reason),
    });
  });
  const released = plannedOf(plan, rows);
  const spend = spendOfPlan(plan);
  return (
    <BulkDialog
      open
      onClose={onClose}
      title={t('bulk.release', { n: rows.length })}
      description={t('bulk.releaseIntro')}
      rows={plan}
      unseen={unseen}
      run={async (uuid) => {
        const row = rows.find((one) => one.uuid === uuid);
        if (row) await releaseOneOfMany(row);
      }}
      {...(spend ? { spend: { amount: spend } } : {})}
      danger
      confirmLabel={t('bulk.release', { n: released.length })}
      confirmText={t('bulk.word')}
      doneText={(n) => t('bulk.released', { n })}
      after={
        <BulkCode
          resources={released}
          requestsOf={({ location, address }) => [codeRequest(deleteIpAddress, { location, address })]}
          firstText={(n, count) => t('bulk.code', { n, count })}
        />
      }
    />
  );
}

/** Lets another billing account pay for several addresses from now on. */
function BulkAccount({ rows, unseen, onClose }: IpBulkDialogProps) {
  const t = useIpText();
  const costFor = useCostFor();
  const resources = useMemo(() => rows.map(billedIp), [rows]);
  const costOf = useCallback(
    ({ row }: BilledIp, account: Parameters<typeof costFor>[1]) => costFor(row, account),
    [costFor],
  );
  return (
    <BulkAccountDialog
      resources={resources}
      unseen={unseen}
      onClose={onClose}
      title={t('bulk.account', { n: rows.length })}
      description={t('bulk.accountIntro')}
      confirmLabel={(n) => t('bulk.move', { n })}
      doneText={(n, account) => t('bulk.moved', { n, account })}
      firstText={(n, count) => t('bulk.code', { n, count })}
      costOf={costOf}
      leftOut={({ row }) => {
        const reason = whyNot('moveAccount', row);
        return reason && t(reason);
      }}
      request={({ row }, account) => codeRequest(updateIpAddress, moveRequest(row, account))}
      move={({ row }, account) => moveBilling(row, account, onOneOfMany)}
    />
  );
}

/** The dialog of a bulk action on floating IPs. */
export function IpBulkDialogs({ action, ...props }: IpBulkDialogProps & { readonly action: IpBulk }) {
  return action === 'release' ? <BulkRelease {...props} /> : <BulkAccount {...props} />;
}
