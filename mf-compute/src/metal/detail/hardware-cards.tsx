import { type MetalMachine, listMetalOs, metalOsName, type MetalSpec } from '@console/contract/metal';
import { Card, CopyText, Facts } from '@console/ui';
import { useMetalText } from '../lease/texts';
import { useLeaseText } from './texts';
import { useQuery } from '@console/api';

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
