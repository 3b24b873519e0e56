import { useEffect, useState } from 'react';
import type { Money } from '@console/api';
import { locationName, Page, useLocationSlugs, type Breadcrumb } from '@console/area';
import type { Location } from '@console/contract/location';
import { paths } from '@console/contract/paths';
import {
  AccountField,
  LocationTiles,
  NoAccount,
  PriceBar,
  useIsNarrow,
  type OrderFormState,
} from '@console/domain/order-form';
import { latestOf, payerRepair } from '@console/domain/order';
import { useMonthlyPrices } from '@console/domain/price-list';
import { withRules } from '@console/domain/rules';
import { PageHead } from '@console/ui';
import { createForm, FormIndex, FormLayout, FormSection } from '@console/ui/forms';
import { useIpAddresses } from '../../parts/use-located';
import { useIpText } from '../texts';
import { jobOf } from './reserve';
import { ReserveButton, ReserveCode, Summary, useReserveReceipt } from './summary';
import { reserveProblems, reserveShape, type ReserveChoices, type ReserveValues } from './values';

const { Form, TextField, useFormControl, useFormValues } = createForm<ReserveValues>();

/** The form's fields by the names that the call has for them. */
const parameters = { billing_account_id: 'account' } as const;

export interface ReserveFormProps extends OrderFormState<ReserveValues> {
  readonly choices: ReserveChoices;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly initial: ReserveValues;
}

/** The form of a reservation, with its receipt. */
export function ReserveForm({ choices, breadcrumbs, initial, draftKey, error, onLeave, onOrder }: ReserveFormProps) {
  const [latest] = useState(() => latestOf(choices));
  useEffect(() => latest.set(choices), [latest, choices]);
  const [schema] = useState(() => withRules(reserveShape, (values) => reserveProblems(latest.get(), values)));
  const { rows } = useIpAddresses(useLocationSlugs());
  const submit = (values: ReserveValues): void => {
    const known = rows.filter(({ location }) => location === values.location).map(({ uuid }) => uuid);
    onOrder(values, (onAccepted) => jobOf(values, known, onAccepted));
  };
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

function Body({ choices, breadcrumbs, onLeave }: Pick<ReserveFormProps, 'choices' | 'breadcrumbs' | 'onLeave'>) {
  const t = useIpText();
  const isNarrow = useIsNarrow();
  const values = useFormValues();
  const { follow } = useFormControl();
  useEffect(() => follow(payerRepair(choices, values.account)), [choices, values, follow]);
  const monthly = useMonthlyPrices();
  const receipt = useReserveReceipt(choices, values);
  const { accounts, isTokenBound, locations } = choices;
  const priceOf = ({ slug }: Location): Money | undefined => monthly(slug, 'UNASSIGNED_FLOATING_IP');
  return (
    <Page
      title={t('reserve.title')}
      breadcrumbs={breadcrumbs}
      sidebar={<Summary choices={choices} receipt={receipt} onLeave={onLeave} />}
    >
      <PageHead
        title={t('reserve.title')}
        facts={t('reserve.about')}
        {...(isNarrow ? { actions: <ReserveCode /> } : {})}
      />
      <FormLayout index={<FormIndex />}>
        {isTokenBound ? null : <NoAccount accounts={accounts} back={paths.networkCreate({ type: 'ip_address' })} />}
        <FormSection
          id="location"
          title={t('reserve.location')}
          value={values.location === '' ? null : locationName(values.location)}
        >
          <LocationTiles locations={locations} label={t('reserve.location')} priceOf={priceOf} />
        </FormSection>
        <FormSection id="name" title={t('reserve.nameAndAccount')} value={values.name.trim() || null}>
          <div className="ui-halves">
            <TextField name="name" label={t('reserve.name')} optional autoComplete="off" hint={t('reserve.nameHint')} />
            <AccountField accounts={accounts} value={values.account} isTokenBound={isTokenBound} />
          </div>
        </FormSection>
      </FormLayout>
      <PriceBar
        facts={receipt}
        isChosen={values.location !== ''}
        button={(size) => <ReserveButton choices={choices} onLeave={onLeave} size={size} />}
      />
    </Page>
  );
}
