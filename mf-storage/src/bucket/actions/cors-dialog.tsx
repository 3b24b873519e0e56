import { defineAction, useActionOf } from '@console/area';
import { FormDialog, Intro } from '@console/domain/dialogs';
import { Button, Consequences, translateSentence } from '@console/ui';
import { createForm } from '@console/ui/forms';
import type { BucketRow } from '../rows';
import { BucketText, useBucketText } from '../texts';
import { originFault, originOf, ownOrigin } from './origin';
import { corsCode, setOrigin } from './requests';

type Form = { readonly allowed_origin: string };

const { TextField, useFormValues, useFormControl } = createForm<Form>();

const corsAction = defineAction<Form>('bucket.cors');

/** What a rule for this origin means for the console itself. */
function Outcome() {
  const t = useBucketText();
  const { allowed_origin: typed } = useFormValues();
  const { setValue } = useFormControl();
  const own = ownOrigin();
  const origin = originOf(typed.trim());
  const isOwn = origin === own;
  return (
    <>
      {isOwn ? null : (
        <div className="ui-row">
          <Button size="sm" onClick={() => setValue('allowed_origin', own)}>
            {t('cors.useOwn')}
          </Button>
        </div>
      )}
      <Consequences
        items={[
          {
            id: 'replaced',
            tone: 'affected',
            icon: 'globe',
            text: t('cors.replaced'),
            detail: t('cors.replacedDetail'),
          },
          isOwn
            ? { id: 'console', tone: 'kept', icon: 'folder', text: t('cors.consoleWorks') }
            : {
                id: 'console',
                tone: 'affected',
                icon: 'folder',
                text: t('cors.consoleStops'),
                detail: t('cors.consoleStopsDetail', { origin: own }),
              },
        ]}
      />
    </>
  );
}

/** Sets the one origin whose pages may use a bucket. (spec 3, sections 5 and 7) */
export function CorsDialog({ bucket, onClose }: { bucket: Pick<BucketRow, 'name'>; onClose: () => void }) {
  const t = useBucketText();
  const { name } = bucket;
  const action = useActionOf(corsAction, name, onClose);
  return (
    <FormDialog<Form, Form>
      action={action}
      title={t('cors.dialog')}
      description={<Intro of={BucketText} id="cors.intro" values={{ name }} />}
      onClose={onClose}
      defaultValues={action.before?.values ?? { allowed_origin: ownOrigin() }}
      fields={['allowed_origin']}
      rules={({ allowed_origin }) => {
        const fault = originFault(allowed_origin.trim());
        return { allowed_origin: fault && translateSentence(fault) };
      }}
      submitLabel={t('cors.submit')}
      pendingLabel={t('cors.pending')}
      code={({ allowed_origin }) => [corsCode(bucket, originOf(allowed_origin.trim()))]}
      toAction={(values) => {
        const origin = originOf(values.allowed_origin.trim());
        return {
          values,
          work: () => setOrigin(bucket, origin),
          running: t('cors.running', { name }),
          done: t('cors.done', { name, origin }),
        };
      }}
    >
      <TextField name="allowed_origin" label={t('cors.origin')} mono type="url" hint={t('cors.hint')} />
      <Outcome />
    </FormDialog>
  );
}
