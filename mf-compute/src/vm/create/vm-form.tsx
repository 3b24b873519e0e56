import { useEffect, useMemo, useState } from 'react';
import type { ApiError } from '@console/api';
import { Page, type Breadcrumb } from '@console/area';
import { paths } from '@console/contract/paths';
import { PageHead, useIsPhone } from '@console/ui';
import { Form, FormIndex, FormLayout, useFormControl, useFormValues } from '@console/ui/forms';
import { NoAccount } from '../../order/no-account';
import { rememberAttempt } from './attempt';
import { AttemptNotice } from './attempt-notice';
import { BackupSection } from './backup-section';
import { holdsSecret } from './cloud-init/secrets';
import { CloudInitSection } from './cloud-init/cloud-init-section';
import { CodeView } from './code-view';
import { formError, isOutOfCapacity } from './failure';
import { FormContext, type VmFormContext } from './form-context';
import { ImageSection } from './image-section';
import { LinkNotice } from './link-notice';
import { LocationSection } from './location-section';
import { runBatch } from './many/run-batch';
import { NameSection } from './name-section';
import { NetworkSection } from './network-section';
import { PhonePrice } from './phone-price';
import { repairs } from './repairs';
import { createRequests } from './request';
import { vmSchema } from './schema';
import { SignInSection } from './sign-in-section';
import { SizeSection } from './size-section';
import { factsOf, startMachine } from './start-machine';
import { Summary } from './summary';
import { countOf } from './targets';
import { useText, type Message } from './texts';
import { placesToKnow, useLocationChoices } from './use-choices';
import { CUSTOM, type VmChoices, type VmValues } from './values';

/** What the rules of the form read when they are asked; the parts of the form tell it. */
interface Latest<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
}

function latestOf<T>(first: T): Latest<T> {
  let value = first;
  return {
    get: () => value,
    set: (next) => {
      value = next;
    },
  };
}

/** What was started: one machine, or several together. */
export type Started = { readonly job: string } | { readonly batch: string };

export interface VmFormProps {
  readonly base: VmChoices;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly initial: VmValues;
  /** What the address asked for and could not be given. */
  readonly linkFaults: readonly Message[];
  /** Under which what was typed before a reload is taken up again. */
  readonly draftKey: string;
  readonly error: ApiError | undefined;
  /** Away from the choices of an attempt that failed. */
  readonly onStartAgain: (() => void) | undefined;
  readonly onStarted: (started: Started) => void;
}

/** Starts what the form says, and keeps what was said. */
function start(choices: VmChoices, values: VmValues): Started {
  const orders = createRequests(choices, values).map((request) => ({
    request,
    facts: factsOf(choices, values, request),
  }));
  const [only] = orders;
  if (only && orders.length === 1) {
    const job = startMachine(only.request, only.facts);
    rememberAttempt(job, values);
    return { job };
  }
  const batch = runBatch(orders);
  rememberAttempt(batch, values);
  return { batch };
}

const SECRETS = ['password'];
const WITH_CLOUD_INIT = [...SECRETS, 'cloudInit'];

/** The form for new machines, with its receipt. */
export function VmForm(props: VmFormProps) {
  const { base, breadcrumbs, initial, linkFaults, draftKey, error, onStartAgain, onStarted } = props;
  const [latest] = useState(() => latestOf(base));
  const [schema] = useState(() => vmSchema(latest.get));
  const [hasSecret, setHasSecret] = useState(false);
  const isFull = isOutOfCapacity(error);
  return (
    <Form
      schema={schema}
      defaultValues={initial}
      onSubmit={(values) => onStarted(start(latest.get(), values))}
      secrets={hasSecret ? WITH_CLOUD_INIT : SECRETS}
      className="compute-form"
      draftKey={draftKey}
      {...(error && !isFull ? { error: formError(error, initial.packageId !== CUSTOM) } : {})}
    >
      <FormBody
        base={base}
        latest={latest}
        breadcrumbs={breadcrumbs}
        linkFaults={linkFaults}
        full={error && isFull ? { location: initial.location, error } : undefined}
        onSecret={setHasSecret}
        onStartAgain={onStartAgain}
      />
    </Form>
  );
}

interface FormBodyProps {
  readonly base: VmChoices;
  readonly latest: Latest<VmChoices>;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly linkFaults: readonly Message[];
  readonly full: VmFormContext['full'] | undefined;
  readonly onSecret: (hasSecret: boolean) => void;
  readonly onStartAgain: (() => void) | undefined;
}

function FormBody({ base, latest, breadcrumbs, linkFaults, full, onSecret, onStartAgain }: FormBodyProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const values = useFormValues<VmValues>();
  const { setValue } = useFormControl<VmValues>();
  const isWide = full !== undefined || countOf(values) > 1;
  const { choices, missingPools, missingNetworks } = useLocationChoices(
    base,
    values.location,
    placesToKnow(base, isWide),
  );
  const context = useMemo((): VmFormContext => {
    const change = (next: Partial<VmValues>): void => {
      for (const [name, value] of Object.entries(next)) setValue(name, value);
    };
    return {
      choices,
      values,
      change,
      linkFaults,
      ...(full ? { full } : {}),
      ...(missingPools ? { missingPools } : {}),
      ...(missingNetworks ? { missingNetworks } : {}),
    };
  }, [choices, values, setValue, full, linkFaults, missingPools, missingNetworks]);
  useEffect(() => {
    latest.set(choices);
    context.change(repairs(choices, values));
  }, [latest, choices, values, context]);
  const { cloudInit } = values;
  useEffect(() => onSecret(holdsSecret(cloudInit)), [cloudInit, onSecret]);
  return (
    <FormContext value={context}>
      <Page title={t('create.title')} breadcrumbs={breadcrumbs} sidebar={<Summary />}>
        <PageHead title={t('create.title')} {...(isPhone ? { actions: <CodeView size="sm" /> } : {})} />
        <FormLayout index={<FormIndex />}>
          <LinkNotice />
          {onStartAgain ? <AttemptNotice onStartAgain={onStartAgain} /> : null}
          {choices.isTokenBound ? null : <NoAccount accounts={choices.accounts} back={paths.vmCreate()} />}
          <LocationSection />
          <ImageSection />
          <SizeSection />
          <NetworkSection />
          <SignInSection />
          <CloudInitSection />
          <BackupSection />
          <NameSection />
        </FormLayout>
        <PhonePrice />
      </Page>
    </FormContext>
  );
}
