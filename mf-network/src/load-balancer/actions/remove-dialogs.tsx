import { lacksRows } from '@console/api';
import { CodeDisclosure, defineAction } from '@console/area';
import { useConfirmedAction } from '@console/domain/dialogs';
import { DeleteDialog, type Consequence } from '@console/ui';
import { ruleLabel, type NamedTarget, type Rule } from '../facts';
import type { BalancerRow } from '../rows';
import { useBalancerText } from '../texts';
import { removeRule, removeRuleCode, removeTarget, removeTargetCode } from './requests';

const ruleAction = defineAction<null>('lb.removeRule');
const targetAction = defineAction<null>('lb.removeTarget');

interface Props {
  readonly row: BalancerRow;
  readonly onClose: () => void;
}

/** What stays; nothing is called the last of those of which one could not be read. */
const left = (
  all: readonly unknown[],
  rest: readonly string[],
  stays: (list: string) => string,
  last: string,
): Pick<Consequence, 'detail'> =>
  rest.length > 0 ? { detail: stays(rest.join(', ')) } : lacksRows(all) ? {} : { detail: last };

const nameOf = ({ display_name, uuid }: BalancerRow): string => display_name || uuid;

/** Removes a forwarding rule. */
export function RemoveRuleDialog({ row, rule, onClose }: Props & { readonly rule: Rule }) {
  const t = useBalancerText();
  const uuid = rule.uuid ?? '';
  const { dialog, run } = useConfirmedAction(ruleAction, {
    about: uuid,
    onClose,
    reason: row.pending && t(`can.${row.pending}`),
  });
  const rest = row.forwarding_rules.filter((other) => other.uuid !== rule.uuid);
  const port = String(rule.source_port);
  const name = nameOf(row);
  return (
    <DeleteDialog
      {...dialog}
      title={t('removeRule.title')}
      name={ruleLabel(rule)}
      place={name}
      intro={t('removeRule.intro', { rule: ruleLabel(rule), name })}
      confirmText={false}
      consequences={[
        {
          id: 'port',
          tone: 'affected',
          icon: 'scale',
          text: t('removeRule.port', { port }),
          ...left(
            row.forwarding_rules,
            rest.map(ruleLabel),
            (list) => t('removeRule.rest', { list }),
            t('removeRule.last'),
          ),
        },
      ]}
      confirmLabel={t('removeRule.title')}
      onConfirm={() =>
        run({
          values: null,
          work: () => removeRule(row, uuid),
          running: t('removeRule.running', { rule: ruleLabel(rule), name }),
          done: t('removeRule.done', { rule: ruleLabel(rule), name }),
        })
      }
      after={<CodeDisclosure requests={() => [removeRuleCode(row, uuid)]} />}
    />
  );
}

interface RemoveTargetProps extends Props {
  readonly target: NamedTarget;
  /** The machines that stay behind it. */
  readonly rest: readonly NamedTarget[];
}

/** What people call a target. */
export const targetName = ({ target, vm }: NamedTarget): string =>
  vm?.name ?? target.target_ip_address ?? target.target_uuid;

/** Takes a machine from behind a load balancer; the machine itself stays. */
export function RemoveTargetDialog({ row, target, rest, onClose }: RemoveTargetProps) {
  const t = useBalancerText();
  const uuid = target.target.target_uuid;
  const { dialog, run } = useConfirmedAction(targetAction, {
    about: `${row.uuid} ${uuid}`,
    onClose,
    reason: row.pending && t(`can.${row.pending}`),
  });
  const name = nameOf(row);
  const machine = targetName(target);
  return (
    <DeleteDialog
      {...dialog}
      title={t('removeTarget.title')}
      name={machine}
      place={name}
      intro={t('removeTarget.intro', { machine, name })}
      confirmText={false}
      consequences={[
        {
          id: 'connections',
          tone: 'affected',
          icon: 'scale',
          text: t('removeTarget.connections', { machine }),
          ...left(
            row.targets,
            rest.map(targetName),
            (list) => t('removeTarget.rest', { list }),
            t('removeTarget.last'),
          ),
        },
        { id: 'machine', tone: 'kept', icon: 'server', text: t('removeTarget.kept', { machine }) },
      ]}
      confirmLabel={t('removeTarget.title')}
      onConfirm={() =>
        run({
          values: null,
          work: () => removeTarget(row, uuid),
          running: t('removeTarget.running', { machine, name }),
          done: t('removeTarget.done', { machine, name }),
        })
      }
      after={<CodeDisclosure requests={() => [removeTargetCode(row, uuid)]} />}
    />
  );
}
