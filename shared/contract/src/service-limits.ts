import * as v from 'valibot';
import { maybe, number } from './schema';
import type { ServiceImage } from './service';

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
