import { codeRequest } from '@console/api';
import { defineAction, useActionOf } from '@console/area';
import { removeFromServiceWhitelist } from '@console/contract/service-whitelist';
import { FormDialog, useFirst } from '@console/domain/dialogs';
import { Consequences, Dialog } from '@console/ui';
import { createForm } from '@console/ui/forms';
import { AllowedWaiting } from '../access/allowed-waiting';
import { leftWithout } from '../access/entries';
import { useAllowed } from '../access/use-allowed';
import { whyNot } from '../can';
import { ServiceText, useServiceText } from '../texts';
import type { ServiceView } from '../use-services';
import { disallowEntry, listFact } from './allow';
import { entryParams } from './requests';

/** Whether the last entry may go, although everyone may connect then. */
type Form = { readonly agreed: boolean };

const { useFormControl, useFormValues } = createForm<Form>();

const disallowAction = defineAction<Form>('service.disallow');

type OutcomeProps = Pick<DisallowFormProps, 'service' | 'list' | 'entry'>;

/** Who is cut off while others may connect: whom no other entry includes. */
function CutOff({ list, entry }: Omit<OutcomeProps, 'service'>) {
  const t = useServiceText();
  const { wide, narrow } = leftWithout(entry, list);
  if (wide !== undefined)
    return <Consequences items={[{ id: 'covered', tone: 'kept', text: t('disallow.covered', { entry, wide }) }]} />;
  const text =
    narrow.length > 0
      ? t('disallow.refusedExcept', { entry, list: narrow.join(', ') })
      : t('disallow.refused', { entry });
  return <Consequences items={[{ id: 'refused', tone: 'affected', icon: 'unlink', text }]} />;
}

/** Who is cut off, or let in: without entries everyone may connect. */
function Outcome({ service, list, entry, isLast }: OutcomeProps & { isLast: boolean }) {
  const t = useServiceText();
  const { agreed } = useFormValues();
  const { setValue } = useFormControl();
  if (!isLast) return <CutOff list={list} entry={entry} />;
  const { addresses, addressState } = service;
  // That nobody on the internet is meant has to be known.
  const reach = { ready: t('disallow.everyonePrivate'), failed: t('disallow.everyoneUnknown'), loading: undefined };
  const detail =
    addresses.length > 0
      ? t('disallow.everyonePublic', { n: addresses.length, list: addresses.join(', ') })
      : reach[addressState];
  return (
    <Consequences
      items={[
        {
          id: 'everyone',
          tone: 'erased',
          icon: 'triangle-alert',
          text: t('disallow.everyone'),
          ...(detail === undefined ? {} : { detail }),
          choice: {
            label: t('disallow.agree'),
            checked: agreed,
            onChange: (checked: boolean) => setValue('agreed', checked),
          },
        },
      ]}
    />
  );
}

interface DisallowDialogProps {
  readonly service: ServiceView;
  readonly entry: string;
  readonly onClose: () => void;
}

interface DisallowFormProps extends DisallowDialogProps {
  readonly list: readonly string[];
}

function DisallowForm({ service, list, entry, onClose }: DisallowFormProps) {
  const t = useServiceText();
  const action = useActionOf(disallowAction, `${service.uuid} ${entry}`, onClose);
  const isLast = list.every((other) => other === entry);
  const reason = whyNot('allow', service);
  const { name } = service;
  return (
    <FormDialog<Form, Form>
      title={t('disallow.title')}
      description={<ServiceText id="disallow.intro" values={{ name: <b>{name}</b>, entry: <b>{entry}</b> }} />}
      action={action}
      onClose={onClose}
      defaultValues={{ agreed: false }}
      fields={['agreed']}
      rules={() => ({})}
      isHeld={({ agreed }) => isLast && !agreed}
      danger={isLast}
      submitLabel={t(isLast ? 'disallow.confirmLast' : 'disallow.confirm')}
      pendingLabel={t('disallow.pending')}
      reason={action.isRunning ? undefined : reason && t(reason)}
      code={() => [codeRequest(removeFromServiceWhitelist, entryParams(service, entry))]}
      toAction={(values) => ({
        values,
        work: () => disallowEntry(service, entry, listFact(list)),
        running: t('disallow.running', { entry }),
        done: t('disallow.done', { entry, name }),
      })}
    >
      <Outcome service={service} list={list} entry={entry} isLast={isLast} />
    </FormDialog>
  );
}

/** Takes an address or subnet out of the list of a service; the last one only by whoever says that everyone may connect. */
export function DisallowDialog({ service, entry, onClose }: DisallowDialogProps) {
  const t = useServiceText();
  const allowed = useAllowed(service);
  const { list } = allowed;
  const listed = useFirst(list?.find((one) => one === entry));
  if (listed === undefined || !list) {
    return (
      <Dialog open onClose={onClose} title={t('disallow.title')}>
        {list ? t('disallow.gone', { entry }) : <AllowedWaiting {...allowed} />}
      </Dialog>
    );
  }
  return <DisallowForm service={service} list={list} entry={listed} onClose={onClose} />;
}
