import { locationName } from '@console/area';
import { useNavigate } from '@console/area/router';
import { Button, IconButton, LocationCode, Menu, PageHead } from '@console/ui';
import { useText } from '../../texts';
import { whyNot } from '../machine/can';
import { switchPower } from '../actions/power';
import type { JoinedVm } from '../machine/rows';
import { useVmMenu } from '../actions/menu';
import { VmStatus } from '../machine/vm-status';
import { vmPath, type VmTab } from '../machine/urls';

/** Name, state and place; rename, the one likely action, and a menu with all of them. */
export function DetailHead({ vm, tab }: { vm: JoinedVm; tab: VmTab }) {
  const t = useText();
  const navigate = useNavigate();
  const menu = useVmMenu({ tab });
  const isDown = vm.status === 'stopped' || vm.pending === 'start';
  const power = isDown ? 'start' : 'stop';
  const reason = vm.pending === power ? undefined : whyNot(power, vm, vm.pending);
  return (
    <PageHead
      title={vm.name}
      facts={
        <>
          <VmStatus vm={vm} pending={vm.pending} />
          <LocationCode slug={vm.location} name={locationName(vm.location)} />
          {vm.description ? <span>{vm.description}</span> : null}
        </>
      }
      actions={
        <>
          <IconButton
            icon="pencil"
            label={t('action.rename')}
            variant="outlined"
            onClick={() => void navigate(vmPath(vm, { tab, dialog: 'rename' }))}
          />
          <Button
            icon={isDown ? 'play' : 'square'}
            pending={vm.pending === power}
            pendingLabel={t(isDown ? 'status.starting' : 'status.stopping')}
            {...(reason ? { reason: t(reason) } : {})}
            onClick={() =>
              isDown ? void switchPower(vm, 'start') : void navigate(vmPath(vm, { tab, dialog: 'stop' }))
            }
          >
            {t(isDown ? 'action.start' : 'action.stop')}
          </Button>
          <Menu label={t('action.more')} items={menu(vm)} align="end" />
        </>
      }
    />
  );
}
