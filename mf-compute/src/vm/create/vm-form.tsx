import { useEffect, useMemo, useState } from 'react';
import type { ApiError } from '@console/api';
import { Page, type Breadcrumb } from '@console/area';
import { paths } from '@console/contract/paths';
import { isOutOfCapacity, latestOf, type Latest } from '@console/domain/order';
import { NoAccount, useIsNarrow } from '@console/domain/order-form';
import { Notice, onDemand, PageHead } from '@console/ui';
import { FormIndex, FormLayout } from '@console/ui/forms';
import type { Started } from './creation';
import { CloudInitSection } from './sections/cloud-init';
import { formError } from './failure';
import { Form, FormContext, useFormControl, useFormValues, useVmForm, type VmFormContext } from './form';
import { resolveOrder } from './order';
import { linkFaults, type CreateLink } from './first-values';
import { repairs } from './repairs';
import { vmSchema } from './schema';
import { BackupSection } from './sections/backup';
import { ImageSection } from './sections/image';
import { LocationSection } from './sections/location';
import { NameSection } from './sections/name';
import { NetworkSection } from './sections/network';
import { SignInSection } from './sections/sign-in';
import { SizeSection } from './sections/size';
import { CodeView, PhonePrice, Summary } from './summary';
import { countOf } from './targets';
import { useSay, useText } from './texts';
import { placesToKnow, useLocationChoices } from './use-choices';
import type { VmChoices } from './choices';
import { holdsSecret, type VmValues } from './values';

export interface VmFormProps {
  readonly base: VmChoices;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly initial: VmValues;
  /** What the address asked for; nothing where the form begins with what was sent before. */
  readonly link: CreateLink;
  /** Under which what was typed before a reload is taken up again. */
  readonly draftKey: string;
  readonly error: ApiError | undefined;
  /** Away from the choices of an order that failed. */
  readonly onStartAgain: (() => void) | undefined;
  /** Away from an order of which nobody knows how it has ended. */
  readonly onLeave: () => void;
  readonly onStarted: (started: Started) => void;
}

/** What sends the order and shows how far it is. */
export const creation = onDemand(() => import(/* webpackChunkName: "compute-creation" */ './creation'));

const SECRETS = ['password'] as const;
const WITH_CLOUD_INIT = [...SECRETS, 'cloudInit'] as const;

/** The form for new machines, with its receipt. */
export function VmForm(props: VmFormProps) {
  const { base, breadcrumbs, initial, link, draftKey, error, onStartAgain, onLeave, onStarted } = props;
  const [latest] = useState(() => latestOf(base));
  const [schema] = useState(() => vmSchema(latest.get));
  const [hasSecret, setHasSecret] = useState(false);
  const isFull = isOutOfCapacity(error);
  const submit = async (values: VmValues): Promise<void> => {
    const { startOrder } = await creation.load();
    onStarted(startOrder(latest.get(), values));
  };
  return (
    <Form
      schema={schema}
      defaultValues={initial}
      onSubmit={submit}
      secrets={hasSecret ? WITH_CLOUD_INIT : SECRETS}
      className="compute-form"
      draftKey={draftKey}
      {...(error && !isFull ? { error: formError(error, initial) } : {})}
    >
      <FormBody
        base={base}
        latest={latest}
        breadcrumbs={breadcrumbs}
        link={link}
        initial={initial}
        full={error && isFull ? { location: initial.location, error } : undefined}
        onSecret={setHasSecret}
        onStartAgain={onStartAgain}
        onLeave={error?.outcome === 'unknown' ? onLeave : undefined}
      />
    </Form>
  );
}

export interface FormBodyProps {
  readonly base: VmChoices;
  readonly latest: Latest<VmChoices>;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly link: CreateLink;
  readonly initial: VmValues;
  readonly full: VmFormContext['full'] | undefined;
  readonly onSecret: (hasSecret: boolean) => void;
  readonly onStartAgain: (() => void) | undefined;
  readonly onLeave: (() => void) | undefined;
}

/** The sections of the form, which follow each other’s choices. */
export function FormBody({
  base,
  latest,
  breadcrumbs,
  link,
  initial,
  full,
  onSecret,
  onStartAgain,
  onLeave,
}: FormBodyProps) {
  const t = useText();
  const isNarrow = useIsNarrow();
  const values = useFormValues();
  const { follow, setValues } = useFormControl();
  const isWide = full !== undefined || countOf(values) > 1;
  const { choices, missingPools, missingNetworks, arePoolsLoading } = useLocationChoices(
    base,
    values.location,
    placesToKnow(base, isWide),
  );
  const context = useMemo((): VmFormContext => {
    return {
      order: resolveOrder(choices, values),
      choices,
      values,
      change: setValues,
      linkFaults: linkFaults(choices, link, initial),
      onLeave,
      arePoolsLoading,
      ...(full ? { full } : {}),
      ...(missingPools ? { missingPools } : {}),
      ...(missingNetworks ? { missingNetworks } : {}),
    };
  }, [choices, values, setValues, full, link, initial, onLeave, missingPools, missingNetworks, arePoolsLoading]);
  useEffect(() => {
    latest.set(choices);
    follow(repairs(choices, values));
  }, [latest, choices, values, follow]);
  const { cloudInit, name } = values;
  // The last thing that is needed is not waited for: whoever names a machine is about to create it.
  useEffect(() => {
    if (name !== '') creation.preload();
  }, [name]);
  useEffect(() => onSecret(holdsSecret(cloudInit)), [cloudInit, onSecret]);
  return (
    <FormContext value={context}>
      <Page title={t('create.title')} breadcrumbs={breadcrumbs} sidebar={<Summary />}>
        <PageHead title={t('create.title')} {...(isNarrow ? { actions: <CodeView size="sm" /> } : {})} />
        <FormLayout index={<FormIndex />}>
          <LinkNotice />
          {onStartAgain ? <SentNotice onStartAgain={onStartAgain} /> : null}
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

/** What the address asked for and is not here; the form goes on with its defaults. */
export function LinkNotice() {
  const say = useSay();
  const { linkFaults = [] } = useVmForm();
  if (linkFaults.length === 0) return null;
  return (
    <Notice tone="warn">
      {linkFaults.map((fault) => (
        <p key={fault.id}>{say(fault)}</p>
      ))}
    </Notice>
  );
}

/** The form shows what was sent before and did not come to be; one may begin anew. */
export function SentNotice({ onStartAgain }: { onStartAgain: () => void }) {
  const t = useText();
  return (
    <Notice
      action={
        <button type="button" className="ui-txtbtn" onClick={onStartAgain}>
          {t('sent.startAgain')}
        </button>
      }
    >
      {t('sent.kept')}
    </Notice>
  );
}
