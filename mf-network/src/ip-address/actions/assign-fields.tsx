import { useEffect } from 'react';
import { useQuery } from '@console/api';
import { locationName } from '@console/area';
import { assigneeUuid, isAssigned, type AddressKind } from '@console/contract/ip-address';
import { listVmInterfaces } from '@console/contract/vm-interface';
import { privateAddresses, useAddressPrices } from '@console/domain/addresses';
import { Consequences, Notice, type Consequence } from '@console/ui';
import { createForm } from '@console/ui/forms';
import { useKindLabel } from '../labels';
import type { IpRow } from '../rows';
import { useIpText } from '../texts';
import { chosenTarget, named, type LeadChoices, type LeadForm, type LeadTarget } from './lead-targets';
import { useOwnerOf } from './use-owner-of';

const { ChoiceTiles, ComboboxField, useFormControl, useFormValues } = createForm<LeadForm>();

/** The private address of a machine that it leads to; one of several is chosen. */
function MachineAddress({ location, machine }: { location: string; machine: LeadTarget }) {
  const t = useIpText();
  const { private_ip } = useFormValues();
  const { setValue } = useFormControl();
  const { data, error } = useQuery(listVmInterfaces, { location, uuid: machine.uuid });
  // Without its interfaces the main address is known all the same.
  const isRead = data !== undefined || error !== undefined;
  const addresses = privateAddresses(machine.privateIp, data);
  const first = addresses[0] ?? '';
  const isKnown = addresses.includes(private_ip);
  useEffect(() => {
    if (isRead && !isKnown) setValue('private_ip', first);
  }, [isRead, isKnown, first, setValue]);
  if (addresses.length > 1) {
    return (
      <ComboboxField
        name="private_ip"
        label={t('assign.private')}
        options={addresses.map((value) => ({ value, label: value }))}
        hint={t('assign.privateHint')}
      />
    );
  }
  return <LeadsTo address={first} />;
}

function LeadsTo({ address }: { address: string | undefined }) {
  const t = useIpText();
  return <p className="ui-mut">{address ? t('assign.leadsTo', { address }) : t('assign.noPrivate')}</p>;
}

/** What else has the address now loses it; what it costs from then on. */
function Outcome({ row, target }: { row: IpRow; target: LeadTarget }) {
  const t = useIpText();
  const ownerOf = useOwnerOf(row.location);
  const { change } = useAddressPrices(row.location, row.billing_account_id);
  const { address } = row;
  const items: Consequence[] = [
    ...(isAssigned(row) && assigneeUuid(row) !== target.uuid
      ? [
          {
            id: 'loses',
            tone: 'affected' as const,
            icon: 'unlink' as const,
            text: t('assign.loses', { name: ownerOf(row), address }),
            detail: t('assign.losesDetail', { target: target.name }),
          },
        ]
      : []),
    ...(change
      ? [
          {
            id: 'cost',
            tone: 'kept' as const,
            icon: 'receipt' as const,
            text: t('assign.cost', { address }),
            detail: change,
          },
        ]
      : []),
  ];
  return items.length > 0 ? <Consequences items={items} /> : null;
}

interface AssignFieldsProps {
  readonly row: IpRow;
  readonly choices: LeadChoices;
  /** It was taken from where it was, and only the second call is left. */
  readonly isHalf: boolean;
}

/** What it is to lead to: a kind, a name of it, and its private address, which follows. */
export function AssignFields({ row, choices, isHalf }: AssignFieldsProps) {
  const t = useIpText();
  const kindOf = useKindLabel();
  const form = useFormValues();
  const { targets, states, offered } = choices;
  const place = locationName(row.location);
  const target = chosenTarget(targets, form);
  const reasonOf = (kind: AddressKind): string | undefined => {
    if (targets[kind].length > 0) return undefined;
    if (states[kind] === 'loading') return t('assign.reading');
    return states[kind] === 'failed' ? t('assign.silent') : t('assign.none', { place });
  };
  const owner = assigneeUuid(row);
  return (
    <>
      {isHalf ? <Notice tone="warn">{t('assign.half', { address: row.address })}</Notice> : null}
      {offered.length > 1 ? (
        <ChoiceTiles
          name="kind"
          label={t('assign.kind')}
          options={offered.map((kind) => {
            const reason = reasonOf(kind);
            return {
              value: kind,
              title: kindOf(kind),
              detail: t('assign.count', { n: targets[kind].length, place }),
              ...(reason ? { reason } : {}),
            };
          })}
        />
      ) : null}
      <ComboboxField
        key={form.kind}
        name={form.kind}
        label={kindOf(form.kind)}
        placeholder={t('assign.choose')}
        options={named(targets[form.kind], (name, detail) => t('assign.option', { name, detail })).map(
          ({ uuid, name }) => ({
            value: uuid,
            label: uuid === owner ? t('assign.here', { name }) : name,
          }),
        )}
      />
      {target && form.kind === 'virtual_machine' ? (
        <MachineAddress key={target.uuid} location={row.location} machine={target} />
      ) : null}
      {target && form.kind !== 'virtual_machine' ? <LeadsTo address={target.privateIp} /> : null}
      {target ? <Outcome row={row} target={target} /> : null}
    </>
  );
}
