import { useOnly } from '../../parts/use-located';
import { useMachines } from '../../parts/use-machines';
import { useFirst } from '@console/domain/dialogs';
import { namedTargets } from '../facts';
import type { BalancerRow } from '../rows';
import { BalancerAccountDialog } from './account-dialog';
import { AssignDialog, UnassignDialog } from './address-dialogs';
import { DeleteBalancerDialog } from './delete-dialog';
import type { BalancerDialogName } from './menu';
import { RemoveRuleDialog, RemoveTargetDialog } from './remove-dialogs';
import { RenameDialog } from './rename-dialog';
import { RuleDialog } from './rule-dialog';
import { TargetsDialog } from './targets-dialog';

export interface BalancerDialogProps {
  readonly name: BalancerDialogName;
  readonly row: BalancerRow;
  /** The rule, target or floating IP that it is about. */
  readonly item: string | null;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

type ItemProps = Omit<BalancerDialogProps, 'name' | 'onDeleted'>;

function TargetDialog({ row, item, onClose }: ItemProps) {
  const targets = namedTargets(row, useMachines(useOnly(row.location)).rows);
  // As it was when the dialog opened: a failure is told also where the target is gone by then.
  const target = useFirst(targets.find((one) => one.target.target_uuid === item));
  if (!target) return null;
  return (
    <RemoveTargetDialog
      row={row}
      target={target}
      rest={targets.filter((one) => one.target.target_uuid !== item)}
      onClose={onClose}
    />
  );
}

/** The dialog of an action on one load balancer; none where what it is about is not there any more. */
export function BalancerDialog({ name, item, onDeleted, ...props }: BalancerDialogProps) {
  // As it was when the dialog opened: it may be gone before the one in its place is there.
  const rule = useFirst(props.row.forwarding_rules.find(({ uuid }) => uuid === item));
  switch (name) {
    case 'rename':
      return <RenameDialog {...props} />;
    case 'account':
      return <BalancerAccountDialog {...props} />;
    case 'delete':
      return <DeleteBalancerDialog {...props} {...(onDeleted ? { onDeleted } : {})} />;
    case 'rule':
      return <RuleDialog {...props} rule={undefined} />;
    case 'rule-change':
      return rule ? <RuleDialog {...props} rule={rule} /> : null;
    case 'rule-remove':
      return rule ? <RemoveRuleDialog {...props} rule={rule} /> : null;
    case 'targets':
      return <TargetsDialog {...props} />;
    case 'target-remove':
      return <TargetDialog {...props} item={item} />;
    case 'address-assign':
      return <AssignDialog {...props} />;
    case 'address-unassign':
      return item ? <UnassignDialog {...props} address={item} /> : null;
  }
}
