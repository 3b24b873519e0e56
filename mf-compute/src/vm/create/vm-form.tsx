import { useState } from 'react';
import type { ApiError } from '@console/api';
import type { Breadcrumb } from '@console/area';
import { formError, isOutOfCapacity } from './failure';
import { Form } from './form';
import { FormBody } from './form-body';
import { latestOf } from './latest';
import { vmSchema } from './schema';
import { startOrder, type Started } from './start-order';
import type { Message } from './texts';
import { CUSTOM, type VmChoices, type VmValues } from './values';

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

const SECRETS = ['password'] as const;
const WITH_CLOUD_INIT = [...SECRETS, 'cloudInit'] as const;

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
      onSubmit={(values) => onStarted(startOrder(latest.get(), values))}
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
