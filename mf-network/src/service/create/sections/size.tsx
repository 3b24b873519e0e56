import { SizeSection as Size } from '@console/domain/order-form';
import { useServiceForm } from '../form';
import { useServicePrices } from '../price';
import { useCreateText } from '../texts';

/** '2 vCPU, 4 GB, 60 GB' of one node; undefined while the size is not known. */
export function useSizeText(): string | undefined {
  const t = useCreateText();
  const { size } = useServiceForm().order;
  return size && t('size.text', { vcpu: size.vcpu, memory: size.memoryGb, disk: size.diskGb });
}

/** How large each node is: a package of the site, or numbers of one's own. */
export function SizeSection() {
  const t = useCreateText();
  const { order, change } = useServiceForm();
  const { packages, limits, values, size, room, nodes } = order;
  const priceOf = useServicePrices();
  return (
    <Size
      title={t('section.size')}
      packages={packages}
      limits={limits}
      packageId={values.packageId}
      size={size}
      text={useSizeText()}
      change={change}
      priceOf={(entry) => priceOf(order, { size: entry, isBare: true })?.monthly}
      room={room && t('size.room', { nodes, vcpu: room.left.vcpu, memory: room.left.ram_mb / 1024 })}
    />
  );
}
