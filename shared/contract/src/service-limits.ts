import * as v from 'valibot';
import { maybe, number } from './schema';
import type { ManagedService, ServiceImage } from './service';

const Range = v.object({ min: maybe(number()), max: maybe(number()) });

/** Sizes that a node of a service may have: `vm_ram` in MB, `vm_disk_gb` in GB; named as in the order. */
export const ServiceSizes = v.object({ vm_cpu: maybe(Range), vm_ram: maybe(Range), vm_disk_gb: maybe(Range) });
export type ServiceSizes = v.InferOutput<typeof ServiceSizes>;

/**
 * The sizes that the specification of a service image tells; nothing where it is absent or says something else, as the
 * specification leaves its content open. (spec 3, section 3)
 */
export function serviceSizes(image: Pick<ServiceImage, 'specification'>): ServiceSizes {
  const read = v.safeParse(ServiceSizes, image.specification);
  return read.success ? read.output : {};
}

const Prices = v.object({
  prices: v.array(v.object({ resourceType: v.string(), priceMultiplier: maybe(number()) })),
});

/** By how much the price of a resource (CPU, RAM, STORAGE) is multiplied in a managed service. */
export interface ServiceMultiplier {
  readonly resource: string;
  readonly multiplier: number;
}

/**
 * What a service is charged for: as the specification of its image says it, else as a service of the same kind has it that
 * was created before. Undefined where neither tells, so that nobody makes up a price. (spec 3, section 3: prices)
 */
export function serviceMultipliers(
  image: Pick<ServiceImage, 'service_name' | 'specification'>,
  services: readonly Pick<ManagedService, 'service' | 'prices'>[] = [],
): ServiceMultiplier[] | undefined {
  const parsed = v.safeParse(Prices, image.specification);
  const like = services.find(({ service, prices }) => service === image.service_name && prices.length > 0);
  const prices = parsed.success && parsed.output.prices.length > 0 ? parsed.output.prices : like?.prices;
  return prices?.map(({ resourceType, priceMultiplier }) => ({
    resource: resourceType,
    multiplier: priceMultiplier ?? 1,
  }));
}
