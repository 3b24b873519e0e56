import { codeRequest } from '@console/api';
import { CodeDisclosure, useUrlAdapter } from '@console/area';
import { listMetalLeases } from '@console/contract/metal';
import { createMetalLease, deleteMetalLease, updateMetalLease } from '@console/contract/metal-lease';
import { Card, Select } from '@console/ui';
import type { LeaseRow } from '../lease/rows';
import { useLeaseText } from './texts';

const calls = ['read', 'rename', 'another', 'release'] as const;
type Call = (typeof calls)[number];

const isCall = (name: string | null): name is Call => calls.some((known) => known === name);

/** What a call is about this server: reading it, its name, one more of the same, its release. */
function requestsOf(call: Call, lease: LeaseRow) {
  const { location, uuid, display_name } = lease;
  switch (call) {
    case 'read':
      return [codeRequest(listMetalLeases, { location })];
    case 'rename':
      return [codeRequest(updateMetalLease, { location, uuid, display_name })];
    case 'another':
      return [
        codeRequest(createMetalLease, {
          location,
          spec_uuid: lease.spec?.uuid,
          display_name,
          requested_os_id: lease.requested_os_id ?? lease.os_id ?? undefined,
          billing_account_id: lease.billing_account_id ?? undefined,
        }),
      ];
    case 'release':
      return [codeRequest(deleteMetalLease, { location, uuid })];
  }
}

/** The calls of every action that there is on a server, as programs; the chosen one stands in the address. */
export function CodeTab({ lease }: { lease: LeaseRow }) {
  const t = useLeaseText();
  const url = useUrlAdapter();
  const requested = url.get('call');
  const chosen = isCall(requested) ? requested : 'read';
  return (
    <Card
      title={t('tab.code')}
      note={t('code.note')}
      actions={
        <Select
          label={t('code.action')}
          size="sm"
          value={chosen}
          options={calls.map((value) => ({ value, label: t(`code.${value}`) }))}
          onChange={(value) => url.set({ call: value === 'read' ? '' : value })}
        />
      }
    >
      <CodeDisclosure key={chosen} open requests={() => requestsOf(chosen, lease)} />
    </Card>
  );
}
