import type { ReactNode } from 'react';
import type { JoinedVm } from '../machine/rows';
import { VmAccountDialog } from './account/account-dialog';
import { PasswordDialog } from './password/password-dialog';
import { CloneDialog } from './clone/clone-dialog';
import { ReinstallDialog } from './reinstall/reinstall-dialog';
import { RescueDialog } from './rescue-dialog';
import { ResizeDialog } from './resize/resize-dialog';

export interface SettingsDialogsProps {
  readonly vm: JoinedVm;
  /** 'password', 'resize', 'clone', 'rescue', 'reinstall' or 'account'. */
  readonly dialog: string;
  readonly onClose: () => void;
}

/** The dialog of a name, for the tabs and for the menu of a machine. */
export function SettingsDialogs({ vm, dialog, onClose }: SettingsDialogsProps): ReactNode {
  switch (dialog) {
    case 'password':
      return <PasswordDialog vm={vm} onClose={onClose} />;
    case 'resize':
      return <ResizeDialog vm={vm} onClose={onClose} />;
    case 'clone':
      return <CloneDialog vm={vm} onClose={onClose} />;
    case 'rescue':
      return <RescueDialog vm={vm} onClose={onClose} />;
    case 'reinstall':
      return <ReinstallDialog vm={vm} onClose={onClose} />;
    case 'account':
      return <VmAccountDialog vm={vm} onClose={onClose} />;
    default:
      return null;
  }
}
