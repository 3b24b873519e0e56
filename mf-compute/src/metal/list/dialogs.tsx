import { useCallback, useEffect, type ReactNode } from 'react';
import { BulkDialog, locationName, type UrlAdapter } from '@console/area';
import { plannedOf, planRow, spendOfPlan, useChosen } from '@console/domain/bulk';
import { whyNot } from '../lease/can';
import { releaseLease } from '../actions/release';
import { ReleaseDialog } from '../actions/release-dialog';
import { RenameDialog } from '../actions/rename-dialog';
import type { LeaseRow } from '../lease/rows';
import { useMetalText } from '../lease/texts';

interface BulkReleaseProps {
  readonly leases: readonly LeaseRow[];
  /** Names of those that the list does not show any more. */
  readonly unseen: readonly string[];
  readonly onClose: () => void;
}

/** Gives several servers back: the plan, a word typed by hand, and the result of each. */
function BulkRelease({ leases, unseen, onClose }: BulkReleaseProps) {
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

export interface LeaseDialogs {
  readonly rename: (lease: LeaseRow) => void;
  readonly release: (lease: LeaseRow) => void;
  readonly releaseMany: (leases: readonly LeaseRow[]) => void;
  /** The dialog, while one is open. */
  readonly dialog: ReactNode;
}

/**
 * The dialogs of the list, by the address: `?rename=` and `?release=` with a uuid, `?bulk=release` for the selection, which
 * is not in the address: after a reload nothing is selected, and that dialog is closed.
 */
export function useLeaseDialogs(url: UrlAdapter, rows: readonly LeaseRow[]): LeaseDialogs {
  const { items: chosen, unseen, choose } = useChosen(rows);
  const isBulk = url.get('bulk') === 'release';
  const isLost = url.get('bulk') !== null && (!isBulk || chosen.length === 0);
  useEffect(() => {
    if (isLost) url.set({ bulk: null });
  }, [isLost, url]);
  const releaseMany = useCallback(
    (leases: readonly LeaseRow[]) => {
      choose(leases);
      url.set({ bulk: 'release' });
    },
    [url, choose],
  );
  const named = (name: string) => rows.find(({ uuid }) => uuid === url.get(name));
  const renamed = named('rename');
  const released = named('release');
  const closeMany = () => {
    choose([]);
    url.set({ bulk: null });
  };
  return {
    rename: ({ uuid }) => url.set({ rename: uuid }),
    release: ({ uuid }) => url.set({ release: uuid }),
    releaseMany,
    dialog: (
      <>
        {renamed ? <RenameDialog lease={renamed} onClose={() => url.set({ rename: null })} /> : null}
        {released ? <ReleaseDialog lease={released} onClose={() => url.set({ release: null })} /> : null}
        {isBulk && chosen.length > 0 ? (
          <BulkRelease leases={chosen} unseen={unseen.map((lease) => lease.display_name)} onClose={closeMany} />
        ) : null}
      </>
    ),
  };
}
