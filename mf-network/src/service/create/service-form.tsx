import { useEffect, useMemo, useState } from 'react';
import { Page, type Breadcrumb } from '@console/area';
import { paths } from '@console/contract/paths';
import { isOutOfCapacity, latestOf, type Latest } from '@console/domain/order';
import { NoAccount, PriceBar, useIsNarrow, type OrderFormState } from '@console/domain/order-form';
import { Notice, PageHead } from '@console/ui';
import { FormIndex, FormLayout } from '@console/ui/forms';
import { Form, FormContext, useFormControl, useFormValues, type Full, type ServiceFormContext } from './form';
import { resolveOrder } from './order';
import { useNoPrice, useServiceReceipt } from './price';
import { repairs } from './repairs';
import { formError } from './request';
import { serviceSchema } from './schema';
import { LocationSection } from './sections/location';
import { NameSection } from './sections/name';
import { NetworkSection } from './sections/network';
import { NodesSection } from './sections/nodes';
import { ServiceSection } from './sections/service';
import { SizeSection } from './sections/size';
import { jobOf } from './start-service';
import { CreateButton, ServiceCode, Summary } from './summary';
import { useCreateText, useSay, type Message } from './texts';
import { useLocationChoices } from './use-choices';
import type { ServiceChoices, ServiceValues } from './values';

export interface ServiceFormProps extends OrderFormState<ServiceValues> {
  readonly base: ServiceChoices;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly initial: ServiceValues;
  /** What the address asked for and is not here. */
  readonly linkFaults: readonly Message[];
}

/** The create form of a managed service, with its receipt. */
export function ServiceForm({ base, error, initial, draftKey, onOrder, ...page }: ServiceFormProps) {
  const [latest] = useState(() => latestOf(base));
  const [schema] = useState(() => serviceSchema(latest.get));
  const isFull = isOutOfCapacity(error);
  const submit = (values: ServiceValues): void =>
    onOrder(values, (onAccepted) => jobOf(resolveOrder(latest.get(), values), onAccepted));
  return (
    <Form
      schema={schema}
      defaultValues={initial}
      onSubmit={submit}
      className="order-form"
      draftKey={draftKey}
      {...(error && !isFull ? { error: formError(error, initial) } : {})}
    >
      <FormBody
        base={base}
        latest={latest}
        {...page}
        full={error && isFull ? { location: initial.location, message: error.message } : undefined}
      />
    </Form>
  );
}

interface FormBodyProps extends Pick<ServiceFormProps, 'base' | 'breadcrumbs' | 'linkFaults' | 'onLeave'> {
  readonly latest: Latest<ServiceChoices>;
  readonly full: Full | undefined;
}

/** The sections of the form, which follow each other’s choices. */
function FormBody({ base, latest, breadcrumbs, linkFaults, full, onLeave }: FormBodyProps) {
  const t = useCreateText();
  const isNarrow = useIsNarrow();
  const values = useFormValues();
  const { follow, setValues } = useFormControl();
  const { choices, missingNetworks } = useLocationChoices(base, values);
  const order = useMemo(() => resolveOrder(choices, values), [choices, values]);
  const receipt = useServiceReceipt(order);
  const noPrice = useNoPrice(order);
  const context = useMemo(
    (): ServiceFormContext => ({ order, change: setValues, receipt, linkFaults, full, missingNetworks, onLeave }),
    [order, setValues, receipt, linkFaults, full, missingNetworks, onLeave],
  );
  useEffect(() => {
    latest.set(choices);
    follow(repairs(choices, values));
  }, [latest, choices, values, follow]);
  return (
    <FormContext value={context}>
      <Page title={t('title')} breadcrumbs={breadcrumbs} sidebar={<Summary />}>
        <PageHead title={t('title')} {...(isNarrow ? { actions: <ServiceCode /> } : {})} />
        <FormLayout index={<FormIndex />}>
          <LinkNotice faults={linkFaults} />
          {choices.isTokenBound ? null : <NoAccount accounts={choices.accounts} back={paths.serviceCreate()} />}
          <LocationSection />
          <ServiceSection />
          <SizeSection />
          <NodesSection />
          <NetworkSection />
          <NameSection />
        </FormLayout>
        <PriceBar
          facts={receipt}
          isChosen={order.size !== undefined && values.location !== ''}
          noPrice={noPrice}
          button={(size) => <CreateButton size={size} />}
        />
      </Page>
    </FormContext>
  );
}

/** What the address asked for and is not here; the form goes on with its defaults. */
function LinkNotice({ faults }: { faults: readonly Message[] }) {
  const say = useSay();
  if (faults.length === 0) return null;
  return (
    <Notice tone="warn">
      {faults.map((fault) => (
        <p key={fault.id}>{say(fault)}</p>
      ))}
    </Notice>
  );
}
