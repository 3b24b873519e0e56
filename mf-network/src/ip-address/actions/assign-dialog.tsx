import { codeRequest, invalidate } from '@console/api';
import { defineAction, locationName, useActionOf } from '@console/area';
import { assigneeUuid, isAssigned, listIpAddresses, type IpAddress } from '@console/contract/ip-address';
import { assignIpAddress, unassignIpAddress } from '@console/contract/ip-address-change';
import { assignAddress, destination, readAddress } from '@console/domain/addresses';
import { FormDialog, Intro } from '@console/domain/dialogs';
import type { IpRow } from '../rows';
import { IpText, useIpText } from '../texts';
import { AssignFields } from './assign-fields';
import { whyNot } from './can';
import {
  chosenTarget,
  firstLead,
  leadProblems,
  leadValues,
  type LeadChoices,
  type LeadForm,
  type LeadValues,
} from './lead-targets';
import { onAddress } from './pending';
import { useLeadTargets } from './use-lead-targets';
import { useOwnerOf } from './use-owner-of';

const leadAction = defineAction<LeadValues>('address.lead');

interface AssignDialogProps {
  readonly row: IpRow;
  readonly onClose: () => void;
}

/** The calls as programs. */
function leadCode(row: IpRow, { targets }: LeadChoices, form: LeadForm) {
  const { location, address } = row;
  const target = chosenTarget(targets, form);
  if (!target) return [];
  const { private_ip } = leadValues(form, row, targets);
  return [
    ...(isAssigned(row) ? [codeRequest(unassignIpAddress, { location, address })] : []),
    codeRequest(assignIpAddress, {
      location,
      address,
      ...destination({ kind: form.kind, uuid: target.uuid }, private_ip),
    }),
  ];
}

/** Leads a floating IP to a machine, a load balancer or a service of its location, which is chosen by name. */
export function IpAssignDialog({ row, onClose }: AssignDialogProps) {
  const t = useIpText();
  const choices = useLeadTargets(row.location);
  const action = useActionOf(leadAction, row.uuid, onClose);
  const ownerOf = useOwnerOf(row.location);
  const { location, address } = row;
  const { targets } = choices;
  const before = action.current?.values ?? action.before?.values;
  const isHalf = action.current?.state === 'failed' && action.current.values.assign.half === 'unassigned';
  const reason = whyNot('assign', row);
  const fact = (ip: IpAddress) => ({ id: assigneeUuid(ip) ?? '', text: ownerOf(ip) });
  const messages = { leadsNow: (name: string) => t('assign.leadsNow', { name }), noPrivate: t('assign.noPrivate') };
  return (
    <FormDialog<LeadForm, LeadValues>
      title={t('assign.title')}
      description={<Intro of={IpText} id="assign.intro" values={{ address, place: locationName(location) }} />}
      action={action}
      onClose={onClose}
      defaultValues={before?.form ?? firstLead(choices)}
      fields={['kind', 'virtual_machine', 'load_balancer', 'service', 'private_ip']}
      rules={(form) => leadProblems(form, targets, messages, row)}
      latest={{
        facts: [fact(row)],
        own: isHalf ? [{ id: '', text: t('assign.nothing') }] : undefined,
        read: async () => {
          const now = fact(await readAddress(row));
          if (now.id !== fact(row).id) void invalidate(listIpAddresses);
          return [now];
        },
      }}
      submitLabel={t('assign.confirm')}
      pendingLabel={t('assign.pending')}
      reason={action.isRunning ? undefined : reason && t(reason)}
      code={(form) => leadCode(row, choices, form)}
      toAction={(form) => {
        const target = chosenTarget(targets, form);
        const name = target?.name ?? '';
        const to = { kind: form.kind, location, uuid: target?.uuid ?? '' };
        return {
          values: { form, assign: leadValues(form, row, targets) },
          work: ({ assign }, keep) =>
            onAddress(row, 'change', () => assignAddress(to, assign, (next) => keep({ form, assign: next }))),
          running: t('assign.running', { address, name }),
          done: t('assign.done', { address, name }),
        };
      }}
    >
      <AssignFields row={row} choices={choices} isHalf={isHalf} />
    </FormDialog>
  );
}
