import type { ReactNode } from 'react';
import { LinkButton, type IconName } from '@console/ui';
import { useText } from '../../../texts';
import { whyNot, type VmAction } from '../../machine/can';
import { vmPath, type VmDialogName, type VmTab } from '../../machine/urls';
import type { JoinedVm } from '../../machine/rows';

/** Dialogs that a row opens, with the action that each is about. */
const actions = {
  rename: 'rename',
  resize: 'resize',
  reinstall: 'reinstall',
  account: 'moveAccount',
  clone: 'clone',
  rescue: 'rescue',
  delete: 'delete',
} as const satisfies Partial<Record<VmDialogName, VmAction>>;

/** One thing that can be changed. */
export interface Setting {
  readonly dialog: keyof typeof actions;
  readonly title: string;
  /** What stands there now. */
  readonly value?: ReactNode;
  /** What the action does. */
  readonly about: ReactNode;
  readonly icon: IconName;
  readonly isDanger?: boolean;
  /** Why not, beside the reasons of the machine's state. */
  readonly reason?: string | undefined;
  /** Another way on, where the action is not possible now. */
  readonly otherwise?: ReactNode;
}

export interface SettingRowProps extends Setting {
  readonly vm: JoinedVm;
  /** The tab that the dialog opens over. */
  readonly tab?: VmTab;
}

/** One thing that can be changed: what it is now, what changing it does, and the way to it or why there is none. */
export function SettingRow(props: SettingRowProps) {
  const { vm, dialog, tab = 'settings', title, value, about, icon, isDanger, otherwise } = props;
  const shared = useText();
  const blocked = whyNot(actions[dialog], vm, vm.pending);
  const reason = props.reason ?? (blocked && shared(blocked));
  return (
    <li className="vms-row">
      <h3>{title}</h3>
      <div>
        {value ? <p className="vms-value">{value}</p> : null}
        <p className="ui-sec">{about}</p>
        {reason ? <p className="ui-small ui-mut">{reason}</p> : null}
      </div>
      <span className="acts">
        {reason ? otherwise : null}
        <LinkButton
          size="sm"
          icon={icon}
          variant={isDanger ? 'dangerQuiet' : 'outlined'}
          to={vmPath(vm, { tab, dialog })}
          {...(reason ? { reason } : {})}
        >
          {shared(`action.${dialog}`)}
        </LinkButton>
      </span>
    </li>
  );
}
