import { locationName } from '@console/area';
import { BulkDialog } from '@console/area/progress';
import { plannedOf, planRow, spendOfPlan } from '@console/domain/bulk';
import { releaseLease } from '../actions/release';
import { whyNot } from '../lease/can';
import type { LeaseRow } from '../lease/rows';
import { useMetalText } from '../lease/texts';

export interface BulkReleaseProps {
  readonly leases: readonly LeaseRow[];
  /** Names of those that the list does not show any more. */
  readonly unseen: readonly string[];
  readonly onClose: () => void;
}

/** Gives several servers back: the plan, a word typed by hand, and the result of each. */
export function BulkRelease({ leases, unseen, onClose }: BulkReleaseProps) {
  const t = useMetalText();
  const rows = leases.map((lease) => {
    const reason = whyNot('release', lease);
    const disks = lease.spec?.subtitle;
    return planRow({
      id: lease.uuid,
      name: lease.display_name,
      place: locationName(lease.location),
      effect: disks ? t('bulk.effectDisks', { disks }) : t('bulk.effect'),
      spend: lease.monthly?.times(-1),
      blocked: reason && t(reason),
    });
  });
  const released = plannedOf(rows, leases);
  const spend = spendOfPlan(rows);
  return (
    <BulkDialog
      open
      onClose={onClose}
      title={t('bulk.title', { n: released.length })}
      description={t('bulk.intro')}
      rows={rows}
      unseen={unseen}
      run={(id) => {
        const lease = leases.find(({ uuid }) => uuid === id);
        return lease ? releaseLease(lease) : Promise.resolve();
      }}
      {...(spend ? { spend: { amount: spend } } : {})}
      confirmLabel={t('bulk.title', { n: released.length })}
      confirmText={t('bulk.word')}
      doneText={(n) => t('bulk.done', { n })}
    />
  );
}
