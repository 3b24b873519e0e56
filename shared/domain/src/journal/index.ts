import type { JournalCalls, JournalDeclaration } from '@console/area';
import type { Endpoints } from '@console/contract/endpoints';
import type { Id } from './texts';

const ofAddress = { about: ['address'], keep: ['location', 'address'] } as const;
/** Its page knows a floating IP by its uuid, the calls by its address. */
const namedByUuid = { response: { about: ['uuid'] } } as const;

const calls: JournalCalls<Endpoints, Id> = {
  createNetwork: {
    keep: ['location', 'name'],
    response: { about: ['uuid'] },
    text: 'createNetwork',
  },
  createIpAddress: {
    about: ['billing_account_id'],
    keep: ['location', 'billing_account_id', 'name'],
    response: { about: ['uuid', 'address'], keep: ['address'] },
    text: ({ address }) => (address === undefined ? 'createIpAddress' : 'createIpAddress.address'),
  },
  updateIpAddress: {
    about: ['address', 'billing_account_id'],
    keep: ['location', 'address', 'name', 'billing_account_id'],
    ...namedByUuid,
    text: ({ name }) => (name === undefined ? 'updateIpAddress' : 'updateIpAddress.name'),
  },
  deleteIpAddress: { ...ofAddress, text: 'deleteIpAddress' },
  assignIpAddress: {
    about: ['address', 'vm_uuid', 'assigned_to'],
    keep: ['location', 'address'],
    ...namedByUuid,
    text: 'assignIpAddress',
  },
  unassignIpAddress: { ...ofAddress, ...namedByUuid, text: 'unassignIpAddress' },
};

/**
 * What the journal notes of calls that screens of more than one area make: a machine is created with a network and a floating
 * IP, which have pages of their own elsewhere. An area adds it to its own declarations.
 */
export const networkJournal: JournalDeclaration = {
  of: 'mf-network',
  calls,
  texts: () => import(/* webpackChunkName: "journal-texts" */ './texts'),
};
