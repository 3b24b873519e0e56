import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { atLeastOne, requiredName, requiredText } from './request-fields';
import { LONGEST_ADDRESS, flag, text, wholeNumber } from './schema';
import { ManagedService } from './service';

/** Where a service is to stand; the default location and its default network where left out. (spec 3, section 7) */
const PackageParameters = v.object({ location: v.optional(text()), network_uuid: v.optional(text()) });

const NO_OBJECT = 'Must be a JSON object with location and network_uuid';
const noObject = v.never(NO_OBJECT);
const fromText = v.pipe(
  text(LONGEST_ADDRESS),
  v.parseJson(undefined, NO_OBJECT),
  v.lazy((value) => (isPlain(value) ? PackageParameters : noObject)),
);

const isPlain = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The parameters as the API takes them: a JSON string; an object does as well. */
const packageParameters = v.lazy((value) => {
  if (typeof value === 'string') return fromText;
  return value === undefined || isPlain(value) ? PackageParameters : noObject;
});

/** The location that an order names; undefined where it leaves it to the server. */
export function locationOfOrder(parameters: v.InferInput<typeof packageParameters> | undefined): string | undefined {
  const place = v.safeParse(packageParameters, parameters);
  return place.success ? place.output.location : undefined;
}

/** Orders a managed service; answers when its nodes run. (spec 3, sections 5 and 7) */
export const createService = defineEndpoint({
  name: 'createService',
  method: 'POST',
  repeat: 'another',
  path: '/user-resource/service/package',
  body: 'json',
  params: v.object({
    billing_account_id: v.optional(wholeNumber()),
    display_name: requiredName(),
    is_multi_node: v.optional(flag(), false),
    package_parameters: v.optional(packageParameters, {}),
    /** A service is private until it has a floating IP; this reserves one at once. */
    reserve_public_ip: v.optional(flag(), false),
    service: requiredText(),
    version: requiredText(),
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
