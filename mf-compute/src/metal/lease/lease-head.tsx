import { locationName } from '@console/area';
import { useNavigate } from '@console/area/router';
import { IconButton, LocationCode, Menu, PageHead } from '@console/ui';
import { LeaseStatus } from '../lease-status';
import { useLeaseMenu } from '../lease-menu';
import { leasePath, type LeaseTab } from '../lease-urls';
import type { LeaseRow } from '../rows';
import { useMetalText } from '../texts';

/** Name, state, place and hardware; rename, and a menu with all actions. */
export function LeaseHead({ lease, tab }: { lease: LeaseRow; tab: LeaseTab }) {
  const t = useMetalText();
  const navigate = useNavigate();
  const open = (dialog: 'rename' | 'release') => void navigate(leasePath(lease.uuid, { tab, dialog }));
  const menu = useLeaseMenu({ isOpen: true, onRename: () => open('rename'), onRelease: () => open('release') });
  return (
    <PageHead
      title={lease.display_name}
      facts={
        <>
          <LeaseStatus status={lease.status} />
          <LocationCode slug={lease.location} name={locationName(lease.location)} />
          {lease.specTitle ? <span>{lease.specTitle}</span> : null}
        </>
      }
      actions={
        <>
          <IconButton icon="pencil" label={t('action.rename')} variant="outlined" onClick={() => open('rename')} />
          <Menu label={t('action.more')} items={menu(lease)} align="end" />
        </>
      }
    />
  );
}
