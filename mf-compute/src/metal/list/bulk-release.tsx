import { locationName } from '@console/area';
import { BulkPlanDialog, planRow, type BulkSelection } from '@console/domain/bulk';
import { useChargedAmount } from '@console/domain/price-list';
import { releaseLease } from '../actions/release';
import { whyNot } from '../lease/can';
import type { LeaseRow } from '../lease/rows';
import { useMetalText } from '../lease/texts';

/** Gives several servers back: the plan, a word typed by hand, and the result of each. */
export function BulkRelease({ resources: leases, ...selection }: BulkSelection<LeaseRow>) {
  const t = useMetalText();
  const charged = useChargedAmount();
  const plan = leases.map((lease) => {
    const reason = whyNot('release', lease);
    const disks = lease.spec?.subtitle;
    return planRow({
      id: lease.uuid,
      name: lease.display_name,
      place: locationName(lease.location),
      effect: disks ? t('bulk.effectDisks', { disks }) : t('bulk.effect'),
      spend: lease.monthly && charged(lease.billing_account_id, lease.monthly.times(-1)),
      blocked: reason && t(reason),
    });
  });
  return (
    <BulkPlanDialog
      {...selection}
      resources={leases}
      plan={plan}
      payerOf={(lease) => lease.billing_account_id}
      description={t('bulk.intro')}
      run={releaseLease}
      confirmLabel={(n) => t('bulk.title', { n })}
      confirmText={t('bulk.word')}
      doneText={(n) => t('bulk.done', { n })}
    />
  );
}
