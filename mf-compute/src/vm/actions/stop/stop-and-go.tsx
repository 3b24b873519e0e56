import { LinkButton } from '@console/ui';
import { useText } from '../../../texts';
import { vmPath, type VmDialogName, type VmTab } from '../../machine/urls';
import type { JoinedVm } from '../../machine/rows';
import { isUp } from './stop-first';
import { useActionsText } from '../texts';

/** The way to the dialog of what needs a machine stopped: there one reads what that means, and stops it. */
export function StopAndGo({ vm, tab, dialog }: { vm: JoinedVm; tab: VmTab; dialog: VmDialogName }) {
  const t = useActionsText();
  const shared = useText();
  if (!isUp(vm)) return null;
  const isStopping = vm.pending === 'stop' || vm.status === 'stopping';
  return (
    <LinkButton size="sm" icon="square" to={vmPath(vm, { tab, dialog })}>
      {isStopping ? shared('status.stopping') : t('stopFirst.stop')}
    </LinkButton>
  );
}
