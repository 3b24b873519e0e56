import { useEffect, useMemo, useState } from 'react';
import type { ApiError } from '@console/api';
import { Page, startJob, type Breadcrumb } from '@console/area';
import { paths } from '@console/contract/paths';
import { PageHead } from '@console/ui';
import { Form, FormIndex, FormLayout, useFormControl, useFormValues } from '@console/ui/forms';
import { useText } from '../../texts';
import { imageName, imagesByName } from '../image';
import { useVms } from '../use-vms';
import { rememberAttempt } from './attempt';
import { accountOf, repairs, sizeOf } from './choices';
import { createMachine } from './create-machine';
import { FormContext, type VmFormContext } from './form-context';
import { ImageSection } from './image-section';
import { LocationSection } from './location-section';
import { NameSection } from './name-section';
import { NetworkSection } from './network-section';
import { NoAccount } from './no-account';
import { PriceBar } from './price-bar';
import { createRequest, formError, isOutOfCapacity } from './request';
import { vmSchema } from './schema';
import { SignInSection } from './sign-in-section';
import { SizeSection } from './size-section';
import { Summary } from './summary';
import { useLocationChoices } from './use-choices';
import type { VmChoices, VmValues } from './values';

/** What such a POST takes on a real cloud, measured: 33 s. */
const EXPECTED_MS = 33_000;

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

export interface VmFormProps {
  readonly base: VmChoices;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly initial: VmValues;
  /** Whether what was typed before a reload is taken up again. */
  readonly keepsDraft: boolean;
  readonly error: ApiError | undefined;
  readonly onStarted: (jobId: string) => void;
}

/** The form for a new machine, with its receipt. */
export function VmForm({ base, breadcrumbs, initial, keepsDraft, error, onStarted }: VmFormProps) {
  const [latest] = useState(() => latestOf(base));
  const [schema] = useState(() => vmSchema(latest.get));
  const { rows: vms } = useVms();
  const isFull = isOutOfCapacity(error);
  const submit = (values: VmValues): void => {
    const choices = latest.get();
    const request = createRequest(choices, values);
    const { location } = values;
    const size = sizeOf(choices, values);
    const known = vms.filter((vm) => vm.name === request.name && vm.location === location).map(({ uuid }) => uuid);
    const jobId = startJob({
      kind: 'virtual_machine',
      name: request.name,
      location,
      area: 'mf-compute',
      expectedMs: EXPECTED_MS,
      another: paths.vmCreate(),
      match: {
        known,
        vcpu: request.vcpu,
        ram: request.ram,
        disk: size?.diskGb ?? 0,
        image: imageName(imagesByName(choices.images), { os_name: values.osName, os_version: values.osVersion }),
        account: accountOf(choices, values.account)?.title ?? '',
      },
      run: () => createMachine(request, known),
    });
    rememberAttempt(jobId, values);
    onStarted(jobId);
  };
  return (
    <Form
      schema={schema}
      defaultValues={initial}
      onSubmit={submit}
      secrets={['password']}
      className="compute-form"
      {...(keepsDraft ? { draftKey: 'vm-create' } : {})}
      {...(error && !isFull ? { error: formError(error) } : {})}
    >
      <FormBody
        base={base}
        latest={latest}
        breadcrumbs={breadcrumbs}
        full={isFull ? initial.location : undefined}
        fullError={isFull ? error : undefined}
      />
    </Form>
  );
}

interface FormBodyProps {
  readonly base: VmChoices;
  readonly latest: Latest<VmChoices>;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly full: string | undefined;
  readonly fullError: ApiError | undefined;
}

function FormBody({ base, latest, breadcrumbs, full, fullError }: FormBodyProps) {
  const t = useText();
  const values = useFormValues<VmValues>();
  const { setValue } = useFormControl<VmValues>();
  const choices = useLocationChoices(base, values.location);
  const context = useMemo((): VmFormContext => {
    const change = (next: Partial<VmValues>): void => {
      for (const [name, value] of Object.entries(next)) setValue(name, value);
    };
    return { choices, values, change, full };
  }, [choices, values, setValue, full]);
  useEffect(() => {
    latest.set(choices);
    context.change(repairs(choices, values));
  }, [latest, choices, values, context]);
  return (
    <FormContext value={context}>
      <Page title={t('create.title')} breadcrumbs={breadcrumbs} sidebar={<Summary />}>
        <PageHead title={t('create.title')} />
        <FormLayout index={<FormIndex />}>
          <NoAccount />
          <LocationSection fullError={fullError} />
          <ImageSection />
          <SizeSection />
          <NetworkSection />
          <SignInSection />
          <NameSection />
        </FormLayout>
        <PriceBar />
      </Page>
    </FormContext>
  );
}
