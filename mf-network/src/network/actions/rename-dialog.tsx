import type { Located } from '@console/api';
import type { Network } from '@console/contract/network';
import { RenameDialog as NewNameDialog } from '@console/domain/dialogs';
import { useVpcText } from '../texts';
import { changedByNetworks, readName, renameCode, renameNetwork } from './requests';

/** Gives a network another name. (spec 3, section 7) */
export function RenameDialog({ network, onClose }: { network: Located<Network>; onClose: () => void }) {
  const t = useVpcText();
  return (
    <NewNameDialog
      title={t('rename.title')}
      name={network.name}
      hint={t('rename.hint')}
      read={() => readName(network)}
      rename={(name) => renameNetwork(network, name)}
      changes={changedByNetworks}
      parameter="name"
      code={(name) => renameCode(network, name)}
      onClose={onClose}
    />
  );
}
