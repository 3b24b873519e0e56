import { defineAction, useActionOf } from '@console/area';
import { FIRST_PORT, LAST_PORT } from '@console/contract/load-balancer-rule';
import type { LoadBalancer } from '@console/contract/load-balancer';
import { FormDialog } from '@console/domain/dialogs';
import { Notice } from '@console/ui';
import { createForm } from '@console/ui/forms';
import { ruleLabel, type Rule } from '../facts';
import { portFaults } from '../ports';
import type { BalancerRow } from '../rows';
import { useRuleText } from '../rule-texts';
import { useBalancerText } from '../texts';
import { putRule, putRuleCode, readBalancer, type RuleChange } from './requests';

type Form = { readonly source_port: number | null; readonly target_port: number | null };

const { NumberField, useFormValues } = createForm<Form>();

const ruleAction = defineAction<RuleChange>('lb.rule');

const rulesFact = ({ forwarding_rules: rules }: Pick<LoadBalancer, 'forwarding_rules'>): string =>
  rules
    .toSorted((a, b) => a.source_port - b.source_port)
    .map(ruleLabel)
    .join(', ');

const changeOf = (
  { source_port, target_port }: Form,
  rule: Rule | undefined,
  half: RuleChange['half'],
): RuleChange => ({
  source_port: source_port ?? 0,
  target_port: target_port ?? 0,
  replaced: rule?.uuid ?? undefined,
  isSamePort: rule !== undefined && rule.source_port === source_port,
  half,
});

function Fields({ rule, half }: { rule: Rule | undefined; half: RuleChange['half'] }) {
  const t = useBalancerText();
  const ruleText = useRuleText();
  const { source_port: port } = useFormValues();
  const limits = { min: FIRST_PORT, max: LAST_PORT };
  const isSamePort = rule !== undefined && rule.source_port === port;
  return (
    <>
      {half === 'added' ? null : (
        <>
          <NumberField name="source_port" label={ruleText('source')} hint={t('rule.sourceHint')} {...limits} />
          <NumberField name="target_port" label={ruleText('target')} hint={t('rule.targetHint')} {...limits} />
        </>
      )}
      {half ? (
        <Notice tone="warn">{t(`rule.${half}`, { rule: rule ? ruleLabel(rule) : '' })}</Notice>
      ) : isSamePort ? (
        <Notice>{t('rule.gap', { port: String(port) })}</Notice>
      ) : null}
    </>
  );
}

export interface RuleDialogProps {
  readonly row: BalancerRow;
  /** The rule that is changed; undefined for a new one. */
  readonly rule: Rule | undefined;
  readonly onClose: () => void;
}

/** Adds a forwarding rule, or puts one in the place of another. (spec 3, sections 5 and 7) */
export function RuleDialog({ row, rule, onClose }: RuleDialogProps) {
  const t = useBalancerText();
  const action = useActionOf(ruleAction, rule?.uuid ?? row.uuid, onClose);
  const before = action.current?.values ?? action.before?.values;
  const failed = action.current?.state === 'failed' ? action.current.values : undefined;
  const half = failed?.half;
  const others = row.forwarding_rules.filter(({ uuid }) => !rule || uuid !== rule.uuid);
  const taken = others.map(({ source_port }) => source_port);
  const name = row.display_name || row.uuid;
  return (
    <FormDialog<Form, RuleChange>
      title={t(rule ? 'rule.change' : 'rule.add')}
      description={t('rule.intro', { name })}
      action={action}
      onClose={onClose}
      defaultValues={{
        source_port: before?.source_port ?? rule?.source_port ?? null,
        target_port: before?.target_port ?? rule?.target_port ?? null,
      }}
      fields={half === 'added' ? [] : ['source_port', 'target_port']}
      rules={({ source_port: source, target_port: target }) => {
        // Its own new rule is there already where only the old one is left to remove.
        if (half === 'added') return {};
        const faults = portFaults({ source, target }, taken);
        return { source_port: faults.source, target_port: faults.target };
      }}
      // A new rule overwrites nothing: of two for the same port the server refuses the later one.
      {...(half || !rule
        ? {}
        : { latest: { facts: [rulesFact(row)], read: async () => [rulesFact(await readBalancer(row))] } })}
      submitLabel={t(rule ? 'rule.confirmChange' : 'rule.confirm')}
      pendingLabel={t('rule.pending')}
      reason={action.isRunning || !row.pending ? undefined : t(`can.${row.pending}`)}
      code={(form) => putRuleCode(row, changeOf(form, rule, undefined))}
      toAction={(form) => {
        // The new rule is there already, with the ports that it was added with.
        const values = failed?.half === 'added' ? failed : changeOf(form, rule, half);
        const ruleText = { name, rule: ruleLabel(values) };
        return {
          values,
          work: (wanted, keep) => putRule(row, wanted, keep),
          running: t('rule.running', ruleText),
          done: t('rule.done', ruleText),
        };
      }}
    >
      <Fields rule={rule} half={half} />
    </FormDialog>
  );
}
