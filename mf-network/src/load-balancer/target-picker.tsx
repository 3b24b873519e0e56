import './rules.css';
import { useId, useRef } from 'react';
import { paths, type VmCreateLink } from '@console/contract/paths';
import type { Vm } from '@console/contract/vm';
import { Combobox, IconButton, Link } from '@console/ui';
import { MachineStatus } from '../parts/cells';
import { useRuleText } from './rule-texts';

export interface TargetPickerProps {
  /** Machines that can be targets, in the order in which they are offered. */
  readonly machines: readonly Vm[];
  /** Uuids of those that are chosen. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
  readonly invalid?: boolean;
  /** What is said where no machine can be chosen. */
  readonly none: string;
  /** Where one can be created that could be chosen. */
  readonly place: Pick<VmCreateLink, 'location' | 'network'>;
}

/** Any number of machines by name: a field that finds them, and the list of those that were found. */
export function TargetPicker({ machines, chosen, onChange, invalid = false, none, place }: TargetPickerProps) {
  const t = useRuleText();
  const id = useId();
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isChosen = new Set(chosen);
  const left = machines.filter(({ uuid }) => !isChosen.has(uuid));
  const shown = machines.filter(({ uuid }) => isChosen.has(uuid));
  return (
    <div className="ui-fld">
      {/* Where nothing can be chosen there is no field to name. */}
      {machines.length === 0 ? (
        <span className="lbl">{t('machines')}</span>
      ) : (
        <label htmlFor={id}>{t('machines')}</label>
      )}
      {machines.length === 0 ? (
        <>
          <p className="ui-mut">{none}</p>
          <p>
            <Link to={paths.vmCreate(place)}>{t('createMachine')}</Link>
          </p>
        </>
      ) : (
        <Combobox
          id={id}
          ref={field}
          label={t('machines')}
          value=""
          isSearched
          placeholder={left.length === 0 ? t('allChosen') : t('choose')}
          disabled={left.length === 0}
          invalid={invalid}
          options={left.map(({ uuid, name, private_ipv4: address }) => ({
            value: uuid,
            label: address ? t('machine', { name, address }) : name,
          }))}
          onChange={(uuid) => {
            if (uuid !== '') onChange([...chosen, uuid]);
          }}
        />
      )}
      {shown.length > 0 ? (
        <ul className="lb-targets" aria-label={t('chosen')}>
          {shown.map((vm) => (
            <li key={vm.uuid}>
              <span className="nm">{vm.name}</span>
              <MachineStatus status={vm.status} />
              <IconButton
                variant="bare"
                size="sm"
                icon="x"
                label={t('notThis', { name: vm.name })}
                onClick={() => {
                  onChange(chosen.filter((uuid) => uuid !== vm.uuid));
                  requestAnimationFrame(() => field.current?.focus());
                }}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
