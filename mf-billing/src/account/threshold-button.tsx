import { useAdministrator } from '@console/api';
import { lazyScreen } from '@console/area';
import { useDialog } from '@console/domain/dialogs';
import { Button } from '@console/ui';
import { useAccountText } from './texts';

const ThresholdDialog = lazyScreen(
  () => import(/* webpackChunkName: "billing-threshold" */ './threshold-dialog').then((m) => m.ThresholdDialog),
  null,
);

/** For administrators: when limited accounts are clear. Whether somebody is one is a hint; the server decides. */
export function ThresholdButton() {
  const t = useAccountText();
  const { isAdministrator } = useAdministrator();
  const { dialog, open, close } = useDialog(['threshold']);
  if (isAdministrator !== true) return null;
  return (
    <>
      <Button icon="settings" onClick={() => open('threshold')}>
        {t('threshold.title')}
      </Button>
      {dialog ? <ThresholdDialog onClose={close} /> : null}
    </>
  );
}
