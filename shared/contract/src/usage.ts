import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { listOf, maybe, number, wholeNumber } from './schema';

const Configuration = v.looseObject({
  cpus: maybe(number()),
  ram_MB: maybe(number()),
  disk_size_GB: maybe(number()),
  os_name: maybe(v.string()),
  vm_name: maybe(v.string()),
});

/** What a resource has cost in the current month; `price` per unit of `price_unit`, before VAT. (spec 2, section 3) */
export const UsageEntry = v.object({
  uuid: maybe(v.string()),
  owner_uuid: maybe(v.string()),
  billing_account_id: number(),
  user_id: maybe(number()),
  hours: maybe(number()),
  uptime_types: listOf(v.string()),
  configurations: listOf(Configuration),
  description: maybe(v.string()),
  price: maybe(number()),
  cost: number(),
  price_unit: maybe(v.string()),
});
export type UsageEntry = v.InferOutput<typeof UsageEntry>;

export const listUsage = defineEndpoint({
  name: 'listUsage',
  method: 'GET',
  path: '/charging/usage',
  params: v.object({ billing_account_id: wholeNumber() }),
  response: v.array(UsageEntry),
  source: 'spec 2, section 7',
});
