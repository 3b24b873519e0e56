import { useQuery } from '@console/api';
import { listMetalOs, metalOsName, type MetalSpec } from '@console/contract/metal';
import { Card, Facts } from '@console/ui';
import { useMetalText } from '../texts';
import { useLeaseText } from './texts';

/** The hardware that was ordered. */
export function SpecCard({ spec }: { spec: MetalSpec }) {
  const t = useLeaseText();
  const shared = useMetalText();
  const systems = useQuery(listMetalOs, {}).data;
  const ready = spec.ready_os_ids.map((id) => metalOsName(systems, id)).join(', ');
  return (
    <Card title={t('hardware')}>
      <Facts
        items={[
          { label: shared('field.spec'), value: spec.title },
          ...(spec.subtitle ? [{ label: t('disks'), value: spec.subtitle }] : []),
          ...(spec.description ? [{ label: t('description'), value: spec.description }] : []),
          ...(ready ? [{ label: t('readySystems'), value: ready }] : []),
        ]}
      />
    </Card>
  );
}
