import { useCallback, useMemo } from 'react';
import { codeRequest } from '@console/api';
import { locationName, useLocationSlugs } from '@console/area';
import { deleteIpAddress, listIpAddresses } from '@console/contract/ip-address';
import { updateIpAddress } from '@console/contract/ip-address-change';
import { BulkPlanDialog, planRow, type BulkSelection } from '@console/domain/bulk';
import { BulkAccountDialog } from '@console/domain/payer';
import { useChargedAmount, useMonthlyPrices } from '@console/domain/price-list';
import { ipPrice } from '../assignment';
import type { IpRow } from '../rows';
import { useIpText } from '../texts';
import { whyNot } from './can';
import { billedIp, moveBilling, moveRequest, readPayer, useCostFor, type BilledIp } from './move-billing';
import { onOneOfMany } from './pending';
import { releaseOneOfMany } from './release';
import { useOwnerAt } from './use-owner-of';

export type IpBulk = 'release' | 'moveAccount';

type Selection = BulkSelection<IpRow>;

/** Gives several addresses back: what each one leads to, what is saved, and a word typed by hand. */
function BulkRelease({ resources: rows, ...selection }: Selection) {
  const t = useIpText();
  const monthly = useMonthlyPrices();
  const ownerOf = useOwnerAt(useLocationSlugs());
  const charged = useChargedAmount();
  const plan = rows.map((row) => {
    const reason = whyNot('release', row);
    const price = ipPrice(row, monthly);
    return planRow({
      id: row.uuid,
      name: row.address,
      place: locationName(row.location),
      effect: row.assignee ? t('bulk.effectAssigned', { name: ownerOf(row) }) : t('bulk.effectFree'),
      spend: price ? charged(row.billing_account_id, price.times(-1)) : undefined,
      blocked: reason && t(reason),
    });
  });
  return (
    <BulkPlanDialog
      {...selection}
      resources={rows}
      plan={plan}
      payerOf={(row) => row.billing_account_id}
      description={t('bulk.releaseIntro')}
      run={(row) => releaseOneOfMany(row, ownerOf)}
      confirmLabel={(n) => t('bulk.release', { n })}
      confirmText={t('bulk.word')}
      doneText={(n) => t('bulk.released', { n })}
      requestsOf={({ location, address }) => [codeRequest(deleteIpAddress, { location, address })]}
      firstText={(n, count) => t('bulk.code', { n, count })}
    />
  );
}

/** Lets another billing account pay for several addresses from now on. */
function BulkAccount({ resources: rows, ...selection }: Selection) {
  const t = useIpText();
  const costFor = useCostFor();
  const resources = useMemo(() => rows.map(billedIp), [rows]);
  const costOf = useCallback(
    ({ row }: BilledIp, account: Parameters<typeof costFor>[1]) => costFor(row, account),
    [costFor],
  );
  return (
    <BulkAccountDialog
      {...selection}
      resources={resources}
      title={(n) => t('bulk.account', { n })}
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
      readPayer={({ row }) => readPayer(row)}
      shownBy={listIpAddresses}
      move={({ row }, account) => moveBilling(row, account, onOneOfMany)}
    />
  );
}

/** The dialog of a bulk action on floating IPs. */
export function IpBulkDialogs({ action, ...selection }: Selection & { readonly action: IpBulk }) {
  return action === 'release' ? <BulkRelease {...selection} /> : <BulkAccount {...selection} />;
}
