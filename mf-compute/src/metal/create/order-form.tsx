import { useEffect, useMemo, useState } from 'react';
import type { LocationsQuery } from '@console/api';
import { LocationFailures, Page, type Breadcrumb } from '@console/area';
import type { MetalSpec } from '@console/contract/metal';
import { paths } from '@console/contract/paths';
import { latestOf } from '@console/domain/order';
import { NoAccount, PriceBar, useIsNarrow, type OrderFormState } from '@console/domain/order-form';
import { PageHead } from '@console/ui';
import { FormIndex, FormLayout } from '@console/ui/forms';
import { useLeases } from '../lease/use-leases';
import { repairs } from './choices';
import { Form, FormContext, useFormControl, useFormValues, type OrderFormContext } from './form';
import { jobOf } from './order-lease';
import { isSoldOut, orderParameters } from './request';
import { orderSchema } from './schema';
import { LocationSection } from './sections/location';
import { NameSection } from './sections/name';
import { SpecSection } from './sections/spec';
import { SystemSection } from './sections/system';
import { OrderButton, OrderCode, Summary, useOrderReceipt } from './summary';
import { useCreateText } from './texts';
import type { OrderChoices, OrderValues } from './values';

export interface OrderFormProps extends OrderFormState<OrderValues> {
  readonly choices: OrderChoices;
  readonly specs: LocationsQuery<MetalSpec>;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly initial: OrderValues;
}

/** The order form, with its receipt. */
export function OrderForm({ choices, error, initial, draftKey, onOrder, ...page }: OrderFormProps) {
  const [latest] = useState(() => latestOf(choices));
  const [schema] = useState(() => orderSchema(latest.get));
  const { rows: leases } = useLeases();
  useEffect(() => latest.set(choices), [latest, choices]);
  const isOut = isSoldOut(error);
  const submit = (values: OrderValues): void =>
    onOrder(values, (onAccepted) => jobOf(latest.get(), values, leases, onAccepted));
  return (
    <Form
      schema={schema}
      defaultValues={initial}
      onSubmit={submit}
      parameters={orderParameters}
      className="compute-form"
      draftKey={draftKey}
      {...(error && !isOut ? { error } : {})}
    >
      <FormBody
        choices={choices}
        {...page}
        soldOut={isOut ? { location: initial.location, spec: initial.spec } : undefined}
        message={isOut ? error?.message : undefined}
      />
    </Form>
  );
}

interface FormBodyProps extends Pick<OrderFormProps, 'choices' | 'specs' | 'breadcrumbs' | 'onLeave'> {
  readonly soldOut: OrderFormContext['soldOut'];
  readonly message: string | undefined;
}

function FormBody({ choices, specs, breadcrumbs, soldOut, message, onLeave }: FormBodyProps) {
  const t = useCreateText();
  const isNarrow = useIsNarrow();
  const values = useFormValues();
  const { follow, setValues } = useFormControl();
  const receipt = useOrderReceipt(choices, values);
  const context = useMemo((): OrderFormContext => {
    return { choices, values, change: setValues, receipt, soldOut, onLeave };
  }, [choices, values, receipt, setValues, soldOut, onLeave]);
  useEffect(() => follow(repairs(choices, values)), [choices, values, follow]);
  const isFirst = soldOut?.location === values.location && soldOut.spec === values.spec;
  return (
    <FormContext value={context}>
      <Page title={t('title')} breadcrumbs={breadcrumbs} sidebar={<Summary />}>
        <PageHead title={t('title')} {...(isNarrow ? { actions: <OrderCode /> } : {})} />
        <LocationFailures locations={specs.locations} missing={t('missing')} />
        <FormLayout index={<FormIndex />}>
          {choices.isTokenBound ? null : <NoAccount accounts={choices.accounts} back={paths.metalCreate()} />}
          <LocationSection />
          <SpecSection message={isFirst ? message : undefined} />
          <SystemSection />
          <NameSection />
        </FormLayout>
        <PriceBar facts={receipt} isChosen={values.spec !== ''} button={(size) => <OrderButton size={size} />} />
      </Page>
    </FormContext>
  );
}
