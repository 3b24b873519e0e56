import { call, codeRequest } from '@console/api';
import { listIpAddresses } from '@console/contract/ip-address';
import { updateIpAddress } from '@console/contract/ip-address-change';
import { readAddress } from '@console/domain/addresses';
import { RenameDialog } from '@console/domain/dialogs';
import type { IpRow } from '../rows';
import { useIpText } from '../texts';
import { whyNot } from './can';

/** Gives a floating IP another name; its address stays. */
export function IpRenameDialog({ row, onClose }: { readonly row: IpRow; readonly onClose: () => void }) {
  const t = useIpText();
  const { location, address } = row;
  const reason = whyNot('rename', row);
  const request = (name: string) => ({ location, address, name });
  return (
    <RenameDialog
      title={t('rename.title')}
      name={row.name ?? ''}
      hint={t('rename.hint')}
      optional
      reason={reason && t(reason)}
      read={async () => (await readAddress(row)).name ?? ''}
      rename={(name) => call(updateIpAddress, request(name))}
      changes={[listIpAddresses]}
      parameter="name"
      code={(name) => codeRequest(updateIpAddress, request(name))}
      onClose={onClose}
    />
  );
}
