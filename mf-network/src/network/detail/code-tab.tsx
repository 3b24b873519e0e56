import type { CodeRequest, Located } from '@console/api';
import type { Network } from '@console/contract/network';
import { CodeCalls } from '@console/domain/detail';
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

/** The calls of every action that there is on a network. */
export function CodeTab({ network }: { network: Located<Network> }) {
  const t = useVpcText();
  return <CodeCalls calls={calls.map((id) => ({ id, label: t(`code.${id}`), requests: [requestOf(id, network)] }))} />;
}
