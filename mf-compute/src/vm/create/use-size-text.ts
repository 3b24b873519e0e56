import { addedGb, sizeOf } from './choices';
import { useVmForm } from './form-context';
import { useText } from './texts';

/** '2 vCPU, 4 GB, 60 GB', all disks together; undefined while the size is not known. */
export function useSizeText(): string | undefined {
  const t = useText();
  const { choices, values } = useVmForm();
  const size = sizeOf(choices, values);
  if (!size) return undefined;
  const { vcpu, memoryGb: memory, diskGb } = size;
  return values.origin === 'disk'
    ? t('size.noDisk', { vcpu, memory })
    : t('vm.size', { vcpu, memory, disk: diskGb + addedGb(values) });
}
