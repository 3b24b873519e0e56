import { useFeature } from '@console/area';
import type { ServiceDialogName } from '../urls';
import type { ServiceView } from '../use-services';
import { ServiceAccountDialog } from './account-dialog';
import { AssignDialog, UnassignDialog } from './address-dialogs';
import { AllowDialog } from './allow-dialog';
import { ServiceDeleteDialog } from './delete-dialog';
import { DisallowDialog } from './disallow-dialog';
import { RenameDialog } from './rename-dialog';
import { RestoreDialog } from './restore-dialog';
import { StopDialog } from './stop-dialog';

export interface ServiceDialogsProps {
  readonly service: ServiceView;
  readonly dialog: ServiceDialogName;
  /** The node, snapshot or address that it is about. */
  readonly item?: string | null | undefined;
  readonly onClose: () => void;
  readonly onDeleted?: (() => void) | undefined;
}

/** The dialog about a service that an address names; nothing where what it is about does not exist. */
export function ServiceDialogs({ service, dialog, item, onClose, onDeleted }: ServiceDialogsProps) {
  const hasIps = useFeature('ipsEnabled');
  const props = { service, onClose };
  switch (dialog) {
    case 'rename':
      return <RenameDialog {...props} />;
    case 'account':
      return <ServiceAccountDialog {...props} />;
    case 'delete':
      return <ServiceDeleteDialog {...props} onDeleted={onDeleted} />;
    case 'allow':
      return <AllowDialog {...props} />;
    case 'disallow':
      return item ? <DisallowDialog {...props} entry={item} /> : null;
    case 'stop': {
      const node = service.nodes.find(({ id }) => id === item);
      return node ? <StopDialog {...props} node={node} /> : null;
    }
    case 'restore': {
      const node = service.nodes.find(({ snapshots }) => snapshots.some(({ uuid }) => uuid === item));
      const snapshot = node?.snapshots.find(({ uuid }) => uuid === item);
      return node && snapshot ? <RestoreDialog {...props} node={node} snapshot={snapshot} /> : null;
    }
    case 'address-assign':
      return hasIps ? <AssignDialog {...props} /> : null;
    case 'address-unassign':
      return hasIps && item ? <UnassignDialog {...props} address={item} /> : null;
  }
}
