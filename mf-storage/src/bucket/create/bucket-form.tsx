import { useEffect, useState } from 'react';
import { Page, type Breadcrumb } from '@console/area';
import { paths } from '@console/contract/paths';
import { latestOf, payerRepair } from '@console/domain/order';
import { AccountField, NoAccount, useIsNarrow, type OrderFormState } from '@console/domain/order-form';
import { withRules } from '@console/domain/rules';
import { Icon, PageHead, useFormat } from '@console/ui';
import { FormError, FormIndex, FormLayout, FormSection } from '@console/ui/forms';
import { ownOrigin } from '../actions/origin';
import { bucketJob } from './create-bucket';
import { Estimate } from './estimate';
import { CheckboxField, Form, TextField, useFormControl, useFormValues } from './form';
import { CreateButton, CreateCode, Summary } from './summary';
import { useCreateText } from './texts';
import { bucketProblems, bucketShape, typingFault, type BucketChoices, type BucketValues } from './values';

/** The form's fields by the names that the call has for them. */
const parameters = { billing_account_id: 'account' } as const;

export interface BucketFormProps extends OrderFormState<BucketValues> {
  readonly choices: BucketChoices;
  /** Of the buckets that there are. */
  readonly names: readonly string[];
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly initial: BucketValues;
}

/** The form of a bucket, with what it costs. */
export function BucketForm({
  choices,
  names,
  breadcrumbs,
  initial,
  draftKey,
  error,
  onLeave,
  onOrder,
}: BucketFormProps) {
  const [latest] = useState(() => latestOf(choices));
  useEffect(() => latest.set(choices), [latest, choices]);
  const [schema] = useState(() => withRules(bucketShape, (values) => bucketProblems(latest.get(), values)));
  const submit = (values: BucketValues): void => onOrder(values, (onAccepted) => bucketJob(values, names, onAccepted));
  return (
    <Form
      schema={schema}
      defaultValues={initial}
      onSubmit={submit}
      parameters={parameters}
      className="order-form"
      draftKey={draftKey}
      {...(error ? { error } : {})}
    >
      <Body choices={choices} breadcrumbs={breadcrumbs} onLeave={onLeave} />
    </Form>
  );
}

/** The rule that is broken while the name is typed; what a name is for, while none is. */
function NameHint({ name }: { name: string }) {
  const t = useCreateText();
  const fault = typingFault(name);
  return (
    <span aria-live="polite" {...(fault ? { className: 'ui-danger-text ui-row' } : {})}>
      {fault ? <Icon name="circle-alert" size={14} /> : null}
      <span>{fault ?? t('nameHint')}</span>
    </span>
  );
}

function Body({ choices, breadcrumbs, onLeave }: Pick<BucketFormProps, 'choices' | 'breadcrumbs' | 'onLeave'>) {
  const t = useCreateText();
  const isNarrow = useIsNarrow();
  const { number } = useFormat();
  const values = useFormValues();
  const { follow } = useFormControl();
  useEffect(() => follow(payerRepair(choices, values.account)), [choices, values, follow]);
  const { accounts, isTokenBound } = choices;
  const button = <CreateButton choices={choices} onLeave={onLeave} />;
  return (
    <Page title={t('title')} breadcrumbs={breadcrumbs} sidebar={<Summary choices={choices} button={button} />}>
      <PageHead title={t('title')} facts={t('about')} {...(isNarrow ? { actions: <CreateCode /> } : {})} />
      <FormLayout index={<FormIndex />}>
        {isTokenBound ? null : <NoAccount accounts={accounts} back={paths.bucketCreate()} />}
        <FormSection id="name" title={t('section.name')} value={values.name.trim() || null}>
          <div className="ui-halves">
            <TextField
              name="name"
              label={t('name')}
              mono
              autoComplete="off"
              hint={<NameHint name={values.name.trim()} />}
            />
            <AccountField accounts={accounts} value={values.account} isTokenBound={isTokenBound} />
          </div>
        </FormSection>
        <FormSection id="access" title={t('section.access')} value={t(values.isOpen ? 'access.own' : 'access.none')}>
          <CheckboxField name="isOpen" label={t('access.label')} hint={t('access.hint', { origin: ownOrigin() })} />
        </FormSection>
        <FormSection
          id="price"
          title={t('section.price')}
          value={values.gigabytes === null ? null : number(values.gigabytes, { unit: 'GB' })}
        >
          <Estimate choices={choices} />
        </FormSection>
        <div className="order-below ui-stack">
          <FormError />
          {button}
        </div>
      </FormLayout>
    </Page>
  );
}
