import { codeRequest, toApiError, useMutation } from '@console/api';
import { CodeDisclosure } from '@console/area';
import { listMetalLeases } from '@console/contract/metal';
import { updateMetalLease } from '@console/contract/metal-lease';
import { NameDialog } from '@console/ui';
import type { LeaseRow } from './rows';
import { useMetalText } from './texts';

/** Gives a server another name. */
export function RenameDialog({ lease, onClose }: { lease: LeaseRow; onClose: () => void }) {
  const t = useMetalText();
  const { run, error } = useMutation(updateMetalLease, { invalidates: [listMetalLeases] });
  const request = (name: string) => ({ location: lease.location, uuid: lease.uuid, display_name: name });
  return (
    <NameDialog
      title={t('rename.title')}
      name={lease.display_name}
      hint={t('rename.hint')}
      onSave={(name) => run(request(name))}
      error={error}
      fieldError={error && toApiError(error).fieldErrors?.['display_name']}
      onClose={onClose}
    >
      {(name) => <CodeDisclosure requests={() => [codeRequest(updateMetalLease, request(name))]} />}
    </NameDialog>
  );
}
