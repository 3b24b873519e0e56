import type { CodeRequest, Located } from '@console/api';
import { CodeDisclosure, useUrlAdapter } from '@console/area';
import type { Network } from '@console/contract/network';
import { Card, Select } from '@console/ui';
import { createCode, defaultCode, deleteCode, readCode, renameCode } from '../actions/requests';
import { useVpcText } from '../texts';

const calls = ['read', 'rename', 'default', 'create', 'delete'] as const;
type Call = (typeof calls)[number];

/** What a call is about this network: reading it, its name, its being the default one, one more, its deletion. */
function requestOf(call: Call, network: Located<Network>): CodeRequest {
  switch (call) {
    case 'read':
      return readCode(network);
    case 'rename':
      return renameCode(network, network.name);
    case 'default':
      return defaultCode(network);
    case 'create':
      return createCode(network);
    case 'delete':
      return deleteCode(network);
  }
}

/** The calls of every action that there is on a network, as programs; the chosen one stands in the address. */
export function CodeTab({ network }: { network: Located<Network> }) {
  const t = useVpcText();
  const url = useUrlAdapter();
  const chosen = calls.find((call) => call === url.get('call')) ?? 'read';
  return (
    <Card
      title={t('tab.code')}
      note={t('code.note')}
      actions={
        <Select
          label={t('code.action')}
          size="sm"
          value={chosen}
          options={calls.map((value) => ({ value, label: t(`code.${value}`) }))}
          onChange={(value) => url.set({ call: value === 'read' ? '' : value })}
        />
      }
    >
      <CodeDisclosure key={chosen} open requests={() => [requestOf(chosen, network)]} />
    </Card>
  );
}
