import { call, codeRequest } from '@console/api';
import { CodeDisclosure, useAction } from '@console/area';
import { listMetalLeases } from '@console/contract/metal';
import { updateMetalLease } from '@console/contract/metal-lease';
import { NameDialog } from '@console/ui';
import type { LeaseRow } from './rows';
import { useMetalText } from './texts';

/** Gives a server another name. */
export function RenameDialog({ lease, onClose }: { lease: LeaseRow; onClose: () => void }) {
  const t = useMetalText();
  const request = (name: string) => ({ location: lease.location, uuid: lease.uuid, display_name: name });
  const { run, error } = useAction((name: string) => call(updateMetalLease, request(name)), {
    changes: [listMetalLeases],
  });
  return (
    <NameDialog
      title={t('rename.title')}
      name={lease.display_name}
      hint={t('rename.hint')}
      onSave={run}
      error={error}
      fieldError={error?.fieldErrors?.['display_name']}
      onClose={onClose}
    >
      {(name) => <CodeDisclosure requests={() => [codeRequest(updateMetalLease, request(name))]} />}
    </NameDialog>
  );
}
