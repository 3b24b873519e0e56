import { type PricedResource, priceEntry } from '@console/contract/pricing';
import type { Alias } from './alias';

interface Product {
  readonly policyId: number;
  readonly resource: PricedResource;
  /** Units of the price list that the price is for. */
  readonly quantity?: number;
  readonly entry: Readonly<Record<string, string | number>>;
}

const storage = (name: string, text: string) => ({
  resourceType: 'STORAGE',
  serviceNameInUptime: name,
  serviceNameUserFriendly: text,
});

/** What the older list of prices has, in its own words: memory in steps of 512 MB, copies of disks as storage. */
const products: readonly Product[] = [
  {
    policyId: 1001,
    resource: 'CPU',
    entry: { resourceType: 'CPU', numCpus: 1, serviceNameUserFriendly: '1 CPU' },
  },
  {
    policyId: 1010,
    resource: 'RAM',
    quantity: 0.5,
    entry: { resourceType: 'RAM', megsRam: 512, serviceNameUserFriendly: '0.5 GB RAM' },
  },
  {
    policyId: 1011,
    resource: 'RAM',
    entry: { resourceType: 'RAM', megsRam: 1024, serviceNameUserFriendly: '1 GB RAM' },
  },
  { policyId: 1021, resource: 'BLOCK_STORAGE_BACKUP', entry: storage('backup', 'Backup') },
  { policyId: 1022, resource: 'BLOCK_STORAGE_SNAPSHOT', entry: storage('snapshot', 'Snapshot') },
  { policyId: 1023, resource: 'STORAGE', entry: storage('main', 'Storage') },
  { policyId: 1024, resource: 'BLOCK_STORAGE', entry: storage('block', 'Added disk') },
  {
    policyId: 1030,
    resource: 'WINDOWS_LICENSE',
    entry: {
      resourceType: 'LICENSE',
      serviceNameInUptime: 'windows',
      serviceNameUserFriendly: 'Windows license per core per hour',
    },
  },
  {
    policyId: 1040,
    resource: 'OBJECT_STORAGE',
    entry: {
      resourceType: 'OBJECT_STORAGE',
      serviceNameInUptime: 'object_storage',
      serviceNameUserFriendly: 'Object storage per gigabyte per hour',
    },
  },
  {
    policyId: 1050,
    resource: 'UNASSIGNED_FLOATING_IP',
    entry: { resourceType: 'UNASSIGNED_FLOATING_IP', serviceNameUserFriendly: 'Unassigned floating IP' },
  },
  {
    policyId: 1060,
    resource: 'LOAD_BALANCER',
    entry: { resourceType: 'LOAD_BALANCER', serviceNameUserFriendly: 'Load balancer' },
  },
];

/** The price list of a location as one flat list, per hour; what is not priced there is left out. */
export const pricingPolicy: Alias['respond'] = ({ site, location }) => ({
  policy: products.flatMap(({ policyId, resource, quantity = 1, entry }) => {
    const where = { currency: site.config.siteCurrency, place: location.slug, resource, quantity };
    const priced = priceEntry(site.prices, where);
    return priced ? [{ policyId, price: Number(priced.price_per_unit) * quantity, ...entry }] : [];
  }),
});
