import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { flag, wholeNumber } from './schema';
import { ManagedService } from './service';

interface Place {
  readonly location?: string | undefined;
  readonly network_uuid?: string | undefined;
}

/** Where a service is to stand; the default location and its default network where left out. (spec 3, section 7) */
const PackageParameters = v.pipe(
  v.custom<Place>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
  v.object({ location: v.optional(v.string()), network_uuid: v.optional(v.string()) }),
);

/** The parameters as the API takes them: a JSON string; an object does as well. */
const packageParameters = v.union(
  [PackageParameters, v.pipe(v.string(), v.parseJson(), PackageParameters)],
  'Must be a JSON object with location and network_uuid',
);

const atLeastOne = (unit: string) => v.pipe(wholeNumber(), v.minValue(1, `Must be at least 1 ${unit}`));

/** Orders a managed service; answers when its nodes run. (spec 3, sections 5 and 7) */
export const createService = defineEndpoint({
  name: 'createService',
  method: 'POST',
  repeat: 'another',
  path: '/user-resource/service/package',
  body: 'json',
  params: v.object({
    billing_account_id: v.optional(wholeNumber()),
    display_name: v.pipe(v.string(), v.trim(), v.nonEmpty('This field is required')),
    is_multi_node: v.optional(flag(), false),
    package_parameters: v.optional(packageParameters, {}),
    /** A service is private until it has a floating IP; this reserves one at once. */
    reserve_public_ip: v.optional(flag(), false),
    service: v.pipe(v.string(), v.nonEmpty('This field is required')),
    version: v.pipe(v.string(), v.nonEmpty('This field is required')),
    vm_cpu: atLeastOne('vCPU'),
    vm_disk_gb: atLeastOne('GB'),
    /** MB */
    vm_ram: atLeastOne('MB'),
  }),
  response: ManagedService,
  errors: [
    'Compute resources temporarily unavailable due to high demand. If possible, choose a different region or location.',
  ],
  source: 'spec 3, section 7',
});
