import { call, codeRequest } from '@console/api';
import { updateService } from '@console/contract/service-package';
import { RenameDialog as NewNameDialog } from '@console/domain/dialogs';
import { whyNot } from '../can';
import { serviceTitle } from '../facts';
import { onService } from '../marks';
import { useServiceText } from '../texts';
import type { ServiceView } from '../use-services';
import { readService } from './read-service';
import { renameParams } from './requests';

/** Gives a service another name. (spec 3, section 7) */
export function RenameDialog({ service, onClose }: { service: ServiceView; onClose: () => void }) {
  const t = useServiceText();
  const reason = whyNot('rename', service);
  return (
    <NewNameDialog
      title={t('rename.title')}
      name={service.name}
      hint={t('rename.hint')}
      read={async () => serviceTitle(await readService(service))}
      rename={(name) => onService(service, () => call(updateService, renameParams(service, name)))}
      parameter="display_name"
      reason={reason && t(reason)}
      code={(name) => codeRequest(updateService, renameParams(service, name))}
      onClose={onClose}
    />
  );
}
