import { randomBytes } from 'node:crypto';
import { endpoints } from '@console/contract/endpoints';
import type { Reader } from './reader';
import type { Thing } from './thing';

const newName = (): string => `conformance-${randomBytes(4).toString('hex')}`;

function networkIn(location: string): Thing {
  const name = newName();
  return {
    creates: 'createNetwork',
    name,
    what: `a private network '${name}' in ${location}`,
    list: async (look) =>
      (await look(endpoints.listNetworks, { location })).map((network) => ({ id: network.uuid, name: network.name })),
    make: async ({ make }) => (await make(endpoints.createNetwork, { location, name }))?.uuid,
    use: async ({ make }, uuid) => void (await make(endpoints.updateNetwork, { location, uuid, name })),
    remove: ({ make }, uuid) => make(endpoints.deleteNetwork, { location, uuid }),
  };
}

function addressIn(location: string, billing_account_id: number): Thing {
  const name = newName();
  return {
    creates: 'createIpAddress',
    name,
    what: `a floating IP '${name}' in ${location}, which costs what an hour of it costs`,
    list: async (look) =>
      (await look(endpoints.listIpAddresses, { location }))
        .filter(({ is_deleted }) => is_deleted !== true)
        .map((ip) => ({ id: ip.address, name: ip.name })),
    make: async ({ make }) => (await make(endpoints.createIpAddress, { location, name, billing_account_id }))?.address,
    use: async ({ make }, address) => void (await make(endpoints.updateIpAddress, { location, address, name })),
    remove: ({ make }, address) => make(endpoints.deleteIpAddress, { location, address }),
  };
}

function tokenOf(billing_account_id: number): Thing {
  const name = newName();
  return {
    creates: 'createToken',
    name,
    what: `an API token '${name}', for billing account ${billing_account_id} only`,
    list: async (look) =>
      (await look(endpoints.listTokens, {})).map(({ id, description }) => ({ id: String(id), name: description })),
    async make({ make }) {
      const tokens = await make(endpoints.createToken, { description: name, restricted: true, billing_account_id });
      const made = tokens?.find(({ description }) => description === name);
      return made && String(made.id);
    },
    use: async ({ make }, id) => void (await make(endpoints.updateToken, { token_id: Number(id), description: name })),
    remove: ({ make }, id) => make(endpoints.deleteToken, { token_id: Number(id) }),
  };
}

function delegationOf(billing_account_id: number): Thing {
  const name = newName();
  return {
    creates: 'createAccessDelegation',
    name,
    what: `an access delegation '${name}' to nobody, for billing account ${billing_account_id}`,
    list: async (look) =>
      (await look(endpoints.listAccessDelegations, {})).map((one) => ({ id: String(one.id), name: one.name })),
    async make({ make }) {
      const made = await make(endpoints.createAccessDelegation, { billing_account_id, name });
      return made && String(made.id);
    },
    use: async () => undefined,
    remove: ({ make }, id) => make(endpoints.deleteAccessDelegation, { id: Number(id) }),
  };
}

function bucketOf(billing_account_id: number): Thing {
  const name = newName();
  return {
    creates: 'createBucket',
    name,
    what: `an empty bucket '${name}'`,
    list: async (look) =>
      (await look(endpoints.listBuckets, {})).map((bucket) => ({ id: bucket.name, name: bucket.name })),
    make: async ({ make }) => (await make(endpoints.createBucket, { name, billing_account_id }))?.name,
    async use({ make }) {
      await make(endpoints.updateBucket, { name, billing_account_id });
      await make(endpoints.setBucketCors, { name, allowed_origin: 'https://console.example.com' });
    },
    remove: ({ make }) => make(endpoints.deleteBucket, { name }),
  };
}

/** What may be made at an API, for the account that was read. */
export async function thingsFor({ place, account }: Reader): Promise<Thing[]> {
  const location = await place();
  const id = await account();
  const located = location === undefined ? [] : [networkIn(location)];
  if (id === undefined) return located;
  const costly = location === undefined ? [] : [addressIn(location, id)];
  return [...located, tokenOf(id), delegationOf(id), bucketOf(id), ...costly];
}
