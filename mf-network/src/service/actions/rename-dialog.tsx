import { ApiError, call, codeRequest } from '@console/api';
import { listServices, type ManagedService } from '@console/contract/service';
import { updateService } from '@console/contract/service-package';
import { RenameDialog as NewNameDialog } from '@console/domain/dialogs';
import { whyNot } from '../can';
import { serviceTitle } from '../facts';
import { onService } from '../marks';
import { serviceText, useServiceText } from '../texts';
import type { ServiceView } from '../use-services';
import { renameParams } from './requests';

/** A service as the server has it now. @throws ApiError where it cannot be read, or is gone */
export async function readService({ uuid, name }: Pick<ServiceView, 'uuid' | 'name'>): Promise<ManagedService> {
  const service = (await call(listServices, {})).find((one) => one.uuid === uuid && one.is_deleted !== true);
  if (!service) throw new ApiError({ kind: 'general', text: serviceText('gone', { name }) });
  return service;
}

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
