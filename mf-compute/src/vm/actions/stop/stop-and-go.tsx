import { useNavigate } from '@console/area/router';
import { Button } from '@console/ui';
import { useText } from '../../../texts';
import { vmPath, type VmDialogName, type VmTab } from '../../machine/urls';
import type { JoinedVm } from '../../machine/rows';
import { stopNext } from './stop';
import { isUp } from './stop-first';
import { useActionsText } from '../texts';

/** Opens the dialog of what needs a machine stopped, and stops it meanwhile. */
export function StopAndGo({ vm, tab, dialog }: { vm: JoinedVm; tab: VmTab; dialog: VmDialogName }) {
  const t = useActionsText();
  const shared = useText();
  const navigate = useNavigate();
  if (!isUp(vm)) return null;
  return (
    <Button
      size="sm"
      icon="square"
      pending={vm.pending === 'stop' || vm.status === 'stopping'}
      pendingLabel={shared('status.stopping')}
      onClick={() => {
        stopNext(vm);
        void navigate(vmPath(vm, { tab, dialog }));
      }}
    >
      {t('stopFirst.stop')}
    </Button>
  );
}
