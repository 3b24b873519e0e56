import { call, codeRequest, invalidate, lookUp, type CodeRequest, type Located } from '@console/api';
import { listNetworks, type Network } from '@console/contract/network';
import {
  createNetwork,
  deleteNetwork,
  getNetwork,
  setDefaultNetwork,
  updateNetwork,
} from '@console/contract/network-change';
import { listVmInterfaces } from '@console/contract/vm-interface';
import { readRow } from '@console/domain/reading';

type Address = Pick<Located<Network>, 'location' | 'uuid'>;

const byUuid = ({ location, uuid }: Address) => ({ location, uuid });

/** What is asked for again after a network was changed: interfaces of machines name their networks. */
export const changedByNetworks = [listNetworks, listVmInterfaces] as const;

/** Sends one write about a network. What shows networks is asked for again, failed or not; nobody waits for that. */
async function send(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } finally {
    for (const changed of changedByNetworks) void invalidate(changed);
  }
}

/** @throws ApiError */
export const renameNetwork = (network: Address, name: string) => call(updateNetwork, { ...byUuid(network), name });

/** The name that a network has now. @throws ApiError */
export const readName = async (network: Address): Promise<string> => {
  const { location, uuid } = network;
  const { name } = await readRow(
    () => call(getNetwork, { location, uuid }),
    async () => lookUp(await call(listNetworks, { location }), 'uuid', uuid),
  );
  return name;
};

/** Makes a network the default one of its location. @throws ApiError */
export const makeDefault = (network: Address): Promise<void> => send(() => call(setDefaultNetwork, byUuid(network)));

/** @throws ApiError 'The default network cannot be deleted.' and 'The network has resources and cannot be deleted.' */
export const removeNetwork = (network: Address): Promise<void> => send(() => call(deleteNetwork, byUuid(network)));

export const renameCode = (network: Address, name: string): CodeRequest =>
  codeRequest(updateNetwork, { ...byUuid(network), name });
export const defaultCode = (network: Address): CodeRequest => codeRequest(setDefaultNetwork, byUuid(network));
export const deleteCode = (network: Address): CodeRequest => codeRequest(deleteNetwork, byUuid(network));
export const readCode = (network: Address): CodeRequest => codeRequest(getNetwork, byUuid(network));
export const createCode = ({ location, name }: Pick<Located<Network>, 'location' | 'name'>): CodeRequest =>
  codeRequest(createNetwork, { location, name });

type Named = Pick<Network, 'uuid' | 'name'>;

/**
 * Which network is the default one, in words that change when it is another one, and not when it gets another name.
 * @param before as it was when the form opened
 */
export function defaultFact(before: Named | undefined, now: Named | undefined): string {
  if (!now || now.uuid === before?.uuid) return now ? (before?.name ?? '') : '';
  return now.name === before?.name ? `${now.name} (${now.uuid})` : now.name;
}
