import { locationName, runBulk } from '@console/area';
import { totalOf } from '@console/domain/price';
import { BulkDialog, type BulkRow } from '@console/ui';
import { whyNot } from '../can';
import { releaseLease } from '../release';
import type { LeaseRow } from '../rows';
import { useMetalText } from '../texts';

/** Gives several servers back: the plan, a word typed by hand, and the result of each. */
export function BulkRelease({ leases, onClose }: { leases: readonly LeaseRow[]; onClose: () => void }) {
  const t = useMetalText();
  const rows = leases.map((lease): BulkRow => {
    const reason = whyNot('release', lease);
    const disks = lease.spec?.subtitle;
    return {
      id: lease.uuid,
      name: lease.display_name,
      place: locationName(lease.location),
      effect: disks ? t('bulk.effectDisks', { disks }) : t('bulk.effect'),
      ...(reason ? { blocked: t(reason) } : {}),
      ...(lease.monthly ? { spend: lease.monthly.times(-1) } : {}),
    };
  });
  const released = leases.filter((lease) => whyNot('release', lease) === undefined);
  const saved = totalOf(released.map((lease) => lease.monthly));
  return (
    <BulkDialog
      open
      onClose={onClose}
      title={t('bulk.title', { n: released.length })}
      description={t('bulk.intro')}
      rows={rows}
      run={(id) => {
        const lease = leases.find(({ uuid }) => uuid === id);
        return lease ? releaseLease(lease) : Promise.resolve();
      }}
      runner={runBulk}
      {...(saved ? { spend: { amount: saved.times(-1) } } : {})}
      confirmLabel={t('bulk.title', { n: released.length })}
      confirmText={t('bulk.word')}
      doneText={(n) => t('bulk.done', { n })}
    />
  );
}
