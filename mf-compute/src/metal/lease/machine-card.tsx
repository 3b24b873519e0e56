import type { MetalMachine } from '@console/contract/metal';
import { Card, CopyText, Facts } from '@console/ui';
import { useMetalText } from '../texts';
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
