import { codeRequest } from '@console/api';
import { defineAction, useActionOf } from '@console/area';
import { addToServiceWhitelist } from '@console/contract/service-whitelist';
import { FormDialog, Intro } from '@console/domain/dialogs';
import { requiredText } from '@console/domain/rules';
import { Consequences, Dialog, type Consequence } from '@console/ui';
import { createForm } from '@console/ui/forms';
import { AllowedWaiting } from '../access/allowed-waiting';
import { covers, entriesOf, entryProblem, normalEntry, versionOfAll, withoutEntries } from '../access/entries';
import { useAllowed } from '../access/use-allowed';
import { whyNot } from '../can';
import { ServiceText, useServiceText } from '../texts';
import type { ServiceView } from '../use-services';
import { allowEntries, allowProblem, listFact, type AllowValues } from './allow';
import { entryParams } from './requests';

/** Named as the parameter of the call, so that what the server says of it stands at the field. */
type Form = { readonly ip_address: string };

const { TextAreaField, useFormValues } = createForm<Form>();

const allowAction = defineAction<AllowValues>('service.allow');

/** What the entries mean, as soon as they are some. */
function Outcome({ list }: { list: readonly string[] }) {
  const t = useServiceText();
  const entries = [...new Set(entriesOf(useFormValues().ip_address))].filter((entry) => !entryProblem(entry));
  const items = entries.flatMap((entry): Consequence[] => {
    const normal = normalEntry(entry);
    const wide = list.find((listed) => normalEntry(listed) !== normal && covers(listed, entry));
    const version = versionOfAll(entry);
    if (version) return [{ id: entry, tone: 'affected', text: t('allow.everybody', { entry: normal, version }) }];
    if (wide !== undefined) return [{ id: entry, tone: 'kept', text: t('allow.covered', { entry: normal, wide }) }];
    return normal === entry ? [] : [{ id: entry, tone: 'kept', text: t('allow.normal', { entry, normal }) }];
  });
  if (list.length === 0 && entries.length > 0)
    items.unshift({
      id: 'first',
      tone: 'affected',
      icon: 'shield-check',
      text: t('allow.first'),
      detail: t('allow.firstDetail'),
    });
  return items.length > 0 ? <Consequences items={items} /> : null;
}

interface AllowDialogProps {
  readonly service: ServiceView;
  readonly onClose: () => void;
}

/** Lets addresses and subnets connect to a service: one, or a pasted list. Who may now has to be known first. */
export function AllowDialog({ service, onClose }: AllowDialogProps) {
  const t = useServiceText();
  const allowed = useAllowed(service);
  if (allowed.list) return <AllowForm service={service} list={allowed.list} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={t('allow.title')}>
      <AllowedWaiting {...allowed} />
    </Dialog>
  );
}

function AllowForm({ service, list, onClose }: AllowDialogProps & { readonly list: readonly string[] }) {
  const t = useServiceText();
  const action = useActionOf(allowAction, service.uuid, onClose);
  const reason = whyNot('allow', service);
  const { name } = service;
  const kept = action.current?.values ?? action.before?.values;
  return (
    <FormDialog<Form, AllowValues>
      title={t('allow.title')}
      description={<Intro of={ServiceText} id="allow.intro" values={{ name }} />}
      action={action}
      onClose={onClose}
      defaultValues={{ ip_address: kept?.entries.join('\n') ?? '' }}
      fields={['ip_address']}
      rules={({ ip_address }) => {
        const entries = entriesOf(ip_address);
        return { ip_address: entries.length === 0 ? requiredText() : allowProblem(entries, list) };
      }}
      leftOf={({ ip_address }, { done = [] }) => ({ ip_address: withoutEntries(ip_address, done) })}
      submitLabel={t('allow.confirm')}
      pendingLabel={t('allow.pending')}
      reason={action.isRunning ? undefined : reason && t(reason)}
      code={({ ip_address }) =>
        entriesOf(ip_address).map((entry) =>
          codeRequest(addToServiceWhitelist, entryParams(service, normalEntry(entry))),
        )
      }
      toAction={({ ip_address }) => {
        const entries = entriesOf(ip_address);
        return {
          values: { entries, seen: listFact(list) },
          work: (values, keep) => allowEntries(service, values, keep),
          running: t('allow.running', { name }),
          done: t('allow.done', { n: entries.length, list: entries.map(normalEntry).join(', '), name }),
        };
      }}
    >
      <TextAreaField name="ip_address" label={t('allow.label')} hint={t('allow.hint')} rows={3} mono />
      <Outcome list={list} />
    </FormDialog>
  );
}
