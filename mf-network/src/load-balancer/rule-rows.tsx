import './rules.css';
import { useId } from 'react';
import { FIRST_PORT, LAST_PORT } from '@console/contract/load-balancer-rule';
import { Button, Icon, IconButton } from '@console/ui';
import { NumberInput, useFieldRows } from '@console/ui/forms';
import { faultsOfAll, type PortPair } from './ports';
import { useRuleText } from './rule-texts';

export interface RuleRowsProps {
  readonly rules: readonly PortPair[];
  readonly onChange: (rules: PortPair[]) => void;
  /** What is wrong is said at the ports; before somebody has left them nothing is wrong yet. */
  readonly showsFaults: boolean;
  readonly onBlur: (event: { readonly relatedTarget: EventTarget | null }) => void;
}

interface PortInputProps extends Pick<RuleRowsProps, 'onBlur'> {
  readonly label: string;
  readonly placeholder: string;
  readonly port: number | null;
  readonly faultId: string | undefined;
  readonly onChange: (port: number | null) => void;
}

const PortInput = ({ label, placeholder, port, faultId, onChange, onBlur }: PortInputProps) => (
  <NumberInput
    min={FIRST_PORT}
    max={LAST_PORT}
    label={label}
    placeholder={placeholder}
    value={port}
    invalid={faultId !== undefined}
    aria-invalid={faultId === undefined ? undefined : true}
    aria-describedby={faultId}
    onChange={onChange}
    onBlur={onBlur}
  />
);

/** The forwarding rules of a load balancer that is created: from which port to which. */
export function RuleRows({ rules, onChange, showsFaults, onBlur }: RuleRowsProps) {
  const t = useRuleText();
  const id = useId();
  const faults = faultsOfAll(rules);
  const { ref, keys, add, change, remove } = useFieldRows(rules, onChange);
  return (
    <div className="ui-fld" ref={ref}>
      {rules.length > 0 ? (
        <ul className="lb-rules" aria-label={t('title')}>
          {/* The fields say it themselves to whoever does not see them side by side. */}
          <li className="heads" aria-hidden="true">
            <span>{t('source')}</span>
            <span>{t('target')}</span>
          </li>
          {rules.map((rule, index) => {
            const n = index + 1;
            const { source, target } = showsFaults ? (faults[index] ?? {}) : {};
            const fault = source ?? target;
            const faultId = `${id}-${keys[index]}`;
            return (
              <li key={keys[index]}>
                <PortInput
                  label={t('sourceOf', { n })}
                  placeholder={t('source')}
                  port={rule.source}
                  faultId={source && faultId}
                  // Most rules lead to the port of the same number: it follows until another one is typed.
                  onChange={(port) =>
                    change(index, { source: port, target: rule.target === rule.source ? port : rule.target })
                  }
                  onBlur={onBlur}
                />
                <span aria-hidden="true">→</span>
                <PortInput
                  label={t('targetOf', { n })}
                  placeholder={t('target')}
                  port={rule.target}
                  faultId={target && faultId}
                  onChange={(port) => change(index, { ...rule, target: port })}
                  onBlur={onBlur}
                />
                <IconButton
                  variant="bare"
                  size="sm"
                  icon="x"
                  label={t('removeOf', { n })}
                  onClick={() => remove(index)}
                />
                {fault ? (
                  <span className="lb-er" role="alert" id={faultId}>
                    <Icon name="circle-alert" size={14} />
                    <span>{fault}</span>
                  </span>
                ) : null}
              </li>
            );
          })}
        </ul>
      ) : (
        <p className="ui-mut">{t('none')}</p>
      )}
      <Button size="sm" icon="plus" className="lb-add" onClick={() => add({ source: null, target: null })}>
        {t('add')}
      </Button>
      <span className="hint">{t('hint')}</span>
    </div>
  );
}
