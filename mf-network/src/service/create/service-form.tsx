import { useEffect, useMemo, useState } from 'react';
import type { ApiError } from '@console/api';
import { Page, type Breadcrumb } from '@console/area';
import { paths } from '@console/contract/paths';
import { latestOf, type Latest } from '@console/domain/order';
import { NoAccount, PriceBar } from '@console/domain/order-form';
import { Notice, PageHead, useIsPhone } from '@console/ui';
import { FormIndex, FormLayout } from '@console/ui/forms';
import { Form, FormContext, useFormControl, useFormValues, type Full, type ServiceFormContext } from './form';
import { resolveOrder } from './order';
import { useNoPrice, useServiceReceipt } from './price';
import { repairs } from './repairs';
import { formError, isOutOfCapacity } from './request';
import { serviceSchema } from './schema';
import { LocationSection } from './sections/location';
import { NameSection } from './sections/name';
import { NetworkSection } from './sections/network';
import { NodesSection } from './sections/nodes';
import { ServiceSection } from './sections/service';
import { SizeSection } from './sections/size';
import { sent } from './sent';
import { startService } from './start-service';
import { CreateButton, ServiceCode, Summary } from './summary';
import { useCreateText, useSay, type Message } from './texts';
import { useLocationChoices } from './use-choices';
import type { ServiceChoices, ServiceValues } from './values';

export interface ServiceFormProps {
  readonly base: ServiceChoices;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly initial: ServiceValues;
  /** What the address asked for and is not here. */
  readonly linkFaults: readonly Message[];
  readonly draftKey: string;
  /** The failure of the order before. */
  readonly error: ApiError | undefined;
  /** Away from an order of which nobody knows how it has ended. */
  readonly onLeave: () => void;
  readonly onStarted: (jobId: string) => void;
}

/** The create form of a managed service, with its receipt. */
export function ServiceForm({ base, error, initial, draftKey, onLeave, onStarted, ...page }: ServiceFormProps) {
  const [latest] = useState(() => latestOf(base));
  const [schema] = useState(() => serviceSchema(latest.get));
  const isFull = isOutOfCapacity(error);
  const submit = (values: ServiceValues): void => {
    const jobId = startService(resolveOrder(latest.get(), values));
    sent.remember(jobId, values);
    onStarted(jobId);
  };
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
        onLeave={error?.outcome === 'unknown' ? onLeave : undefined}
      />
    </Form>
  );
}

interface FormBodyProps extends Pick<ServiceFormProps, 'base' | 'breadcrumbs' | 'linkFaults'> {
  readonly latest: Latest<ServiceChoices>;
  readonly full: Full | undefined;
  readonly onLeave: (() => void) | undefined;
}

/** The sections of the form, which follow each other’s choices. */
function FormBody({ base, latest, breadcrumbs, linkFaults, full, onLeave }: FormBodyProps) {
  const t = useCreateText();
  const isPhone = useIsPhone();
  const values = useFormValues();
  const { setValues } = useFormControl();
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
    setValues(repairs(choices, values));
  }, [latest, choices, values, setValues]);
  return (
    <FormContext value={context}>
      <Page title={t('title')} breadcrumbs={breadcrumbs} sidebar={<Summary />}>
        <PageHead title={t('title')} {...(isPhone ? { actions: <ServiceCode /> } : {})} />
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
          isChosen={order.size !== undefined}
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
