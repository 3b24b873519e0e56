import { useFeature } from '@console/area';
import { CodeCalls } from '@console/domain/detail';
import { codeActions, requestsOf, type CodeAction } from './actions/code-calls';
import type { BalancerRow } from './rows';
import { useBalancerText } from './texts';

const labels = {
  read: 'code.read',
  rename: 'action.rename',
  addRule: 'rule.add',
  changeRule: 'rule.change',
  removeRule: 'removeRule.title',
  addTarget: 'target.add',
  removeTarget: 'removeTarget.title',
  assign: 'action.assign',
  unassign: 'code.unassign',
  account: 'action.account',
  delete: 'action.delete',
} as const satisfies Readonly<Record<CodeAction, string>>;

/** The calls of every action that there is on a load balancer. */
export function CodeTab({ row }: { readonly row: BalancerRow }) {
  const t = useBalancerText();
  const hasIps = useFeature('ipsEnabled');
  const calls = codeActions.flatMap((id) => {
    const isOffered = hasIps || (id !== 'assign' && id !== 'unassign');
    const requests = isOffered ? requestsOf(id, row) : undefined;
    return requests ? [{ id, label: t(labels[id]), requests }] : [];
  });
  return <CodeCalls calls={calls} />;
}
