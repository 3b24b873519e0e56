import { useMemo } from 'react';
import { copyAction, useSearchSource, type SearchEntry } from '@console/area';
import { metalStatus } from '../metal/lease/status';
import { leasePath } from '../metal/lease/urls';
import { useLeaseList } from '../metal/lease/use-lease-list';
import { useText } from './search-texts';
import { metalMessage } from './status-messages';

/** Leased servers in the search: by name, address, MAC, label and uuid. */
export default function SearchMetal() {
  const t = useText();
  const { rows, locations, isComplete } = useLeaseList();
  const entries = useMemo(
    () =>
      rows.map((lease): SearchEntry => {
        const { uuid, display_name: name, machine, spec, status, location } = lease;
        const address = machine?.ip_public_v4;
        return {
          id: uuid,
          name,
          words: [address, machine?.ip_public_v6, ...(machine?.mac_addresses ?? []), machine?.label, uuid, spec?.title],
          show: () => ({
            name,
            to: leasePath(uuid),
            place: location,
            status: { state: metalStatus(status).state, text: metalMessage(status, t) },
            actions: [
              { id: 'rename', icon: 'pencil', label: t('rename'), to: leasePath(uuid, { dialog: 'rename' }) },
              ...(address ? [copyAction('copy-ipv4', t('copyIpv4', { address }), address)] : []),
              { id: 'release', icon: 'trash-2', label: t('release'), to: leasePath(uuid, { dialog: 'release' }) },
            ],
          }),
        };
      }),
    [rows, t],
  );
  useSearchSource({ kind: 'bare_metal', entries, locations, isLoading: !isComplete });
  return null;
}
