import { CodeCalls } from '@console/domain/detail';
import { codeActions, requestsOf, type CodeAction } from './actions/code-calls';
import type { IpRow } from './rows';
import { useIpText } from './texts';

const labels = {
  read: 'code.read',
  rename: 'action.rename',
  assign: 'action.assign',
  unassign: 'action.unassign',
  moveAccount: 'action.account',
  release: 'action.release',
} as const satisfies Readonly<Record<CodeAction, string>>;

/** The calls of every action that there is on a floating IP. */
export function CodeTab({ row }: { readonly row: IpRow }) {
  const t = useIpText();
  const calls = codeActions.flatMap((id) => {
    const requests = requestsOf(id, row);
    return requests ? [{ id, label: t(labels[id]), requests }] : [];
  });
  return <CodeCalls calls={calls} />;
}
