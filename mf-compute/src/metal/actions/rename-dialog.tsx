import { call, codeRequest } from '@console/api';
import { listMetalLeases } from '@console/contract/metal';
import { metalIdentifierFault } from '@console/contract/metal-identifier';
import { updateMetalLease } from '@console/contract/metal-lease';
import { RenameDialog as NewNameDialog } from '@console/domain/dialogs';
import { translateSentence } from '@console/ui';
import type { LeaseRow } from '../lease/rows';
import { useMetalText } from '../lease/texts';

/** Gives a server another name. */
export function RenameDialog({ lease, onClose }: { lease: LeaseRow; onClose: () => void }) {
  const t = useMetalText();
  const request = (name: string) => ({ location: lease.location, uuid: lease.uuid, display_name: name });
  return (
    <NewNameDialog
      title={t('rename.title')}
      name={lease.display_name}
      hint={t('rename.hint')}
      problemOf={(name) => {
        const fault = metalIdentifierFault(name);
        return fault && translateSentence(fault);
      }}
      read={async () => {
        const leases = await call(listMetalLeases, { location: lease.location });
        return leases.find(({ uuid }) => uuid === lease.uuid)?.display_name ?? lease.display_name;
      }}
      rename={(name) => call(updateMetalLease, request(name))}
      changes={[listMetalLeases]}
      parameter="display_name"
      code={(name) => codeRequest(updateMetalLease, request(name))}
      onClose={onClose}
    />
  );
}
