import { codeRequest } from '@console/api';
import { listMetalLeases } from '@console/contract/metal';
import { createMetalLease, deleteMetalLease, updateMetalLease } from '@console/contract/metal-lease';
import { CodeCalls } from '@console/domain/detail';
import type { LeaseRow } from '../lease/rows';
import { useLeaseText } from './texts';

const calls = ['read', 'rename', 'another', 'release'] as const;
type Call = (typeof calls)[number];

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

/** The calls of every action that there is on a server. */
export function CodeTab({ lease }: { lease: LeaseRow }) {
  const t = useLeaseText();
  return <CodeCalls calls={calls.map((id) => ({ id, label: t(`code.${id}`), requests: requestsOf(id, lease) }))} />;
}
