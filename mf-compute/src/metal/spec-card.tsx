import { useQuery } from '@console/api';
import { listMetalOs, metalOsName, type MetalSpec } from '@console/contract/metal';
import { Card, Facts } from '@console/ui';
import { useText } from '../texts';

/** The hardware that was ordered. */
export function SpecCard({ spec }: { spec: MetalSpec }) {
  const t = useText();
  const systems = useQuery(listMetalOs, {}).data;
  const ready = spec.ready_os_ids.map((id) => metalOsName(systems, id)).join(', ');
  return (
    <Card title={t('lease.hardware')}>
      <Facts
        items={[
          { label: t('lease.spec'), value: spec.title },
          ...(spec.subtitle ? [{ label: t('lease.disks'), value: spec.subtitle }] : []),
          ...(spec.description ? [{ label: t('lease.description'), value: spec.description }] : []),
          ...(ready ? [{ label: t('lease.readySystems'), value: ready }] : []),
        ]}
      />
    </Card>
  );
}
