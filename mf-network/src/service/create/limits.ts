import type { ServiceImage } from '@console/contract/service';
import { serviceSizes } from '@console/contract/service-limits';
import type { Limit, SizeLimits } from '@console/domain/order';

type Range = { readonly min?: number | null; readonly max?: number | null } | null | undefined;

const limitOf = (range: Range): Limit => ({ min: Math.max(1, range?.min ?? 1), max: range?.max ?? Infinity });

/** What a node of a service may measure: as its image says it, else at least 1. (spec 3, section 5) */
export function limitsOf(image: ServiceImage | undefined): SizeLimits {
  const sizes = image ? serviceSizes(image) : {};
  return { vcpu: limitOf(sizes.vm_cpu), memoryMb: limitOf(sizes.vm_ram), diskGb: limitOf(sizes.vm_disk_gb) };
}
