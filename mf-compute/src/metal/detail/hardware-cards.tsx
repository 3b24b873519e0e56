import { type MetalMachine, metalOsName, type MetalSpec } from '@console/contract/metal';
import { Card, CopyText, Facts, Skeleton } from '@console/ui';
import { useMetalText } from '../lease/texts';
import { useSystems } from '../lease/use-systems';
import { useLeaseText } from './texts';

/** The machine behind a lease, where the server tells it; its addresses stand above. */
export function MachineCard({ machine }: { machine: MetalMachine }) {
  const t = useLeaseText();
  const shared = useMetalText();
  const copy = (label: string, value: string) => ({ label, value: <CopyText mono value={value} label={label} /> });
  return (
    <Card title={t('machine')}>
      <Facts
        items={[
          ...(machine.label ? [copy(t('label'), machine.label)] : []),
          copy(t('machineId'), machine.uuid),
          ...machine.mac_addresses.map((mac) => copy(shared('field.mac'), mac)),
        ]}
      />
    </Card>
  );
}

/** The hardware that was ordered. */
export function SpecCard({ spec }: { spec: MetalSpec }) {
  const t = useLeaseText();
  const shared = useMetalText();
  const systems = useSystems();
  const ids = spec.ready_os_ids;
  const ready = systems ? ids.map((id) => metalOsName(systems, id)).join(', ') : <Skeleton width="72%" />;
  return (
    <Card title={t('hardware')}>
      <Facts
        items={[
          { label: shared('field.spec'), value: spec.title },
          ...(spec.subtitle ? [{ label: t('disks'), value: spec.subtitle }] : []),
          ...(spec.description ? [{ label: t('description'), value: spec.description }] : []),
          ...(ids.length > 0 ? [{ label: t('readySystems'), value: ready }] : []),
        ]}
      />
    </Card>
  );
}
