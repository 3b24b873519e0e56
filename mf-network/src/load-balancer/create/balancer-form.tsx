import { useEffect, useMemo, useState } from 'react';
import { Page, type Breadcrumb } from '@console/area';
import { paths } from '@console/contract/paths';
import { latestOf, type Latest } from '@console/domain/order';
import { NoAccount, PriceBar, useIsNarrow, useSuggestedName, type OrderFormState } from '@console/domain/order-form';
import { PageHead } from '@console/ui';
import { FormIndex, FormLayout } from '@console/ui/forms';
import { linkFaults, namesOf, repairs, type BalancerLink } from './choices';
import { jobOf } from './create-balancer';
import { Form, FormContext, useFormControl, useFormValues, type BalancerFormContext } from './form';
import { balancerParameters } from './request';
import { balancerSchema } from './schema';
import { LinkNotice, LocationSection, NameSection, NetworkSection, RulesSection, TargetsSection } from './sections';
import { CreateButton, CreateCode, Summary, useBalancerReceipt } from './summary';
import { useCreateText } from './texts';
import { useLocationChoices } from './use-choices';
import type { BalancerChoices, BalancerValues, BaseChoices } from './values';

export interface BalancerFormProps extends OrderFormState<BalancerValues> {
  readonly base: BaseChoices;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly initial: BalancerValues;
  /** What the address asks for. */
  readonly link: BalancerLink;
}

/** The form for a new load balancer, with its receipt. */
export function BalancerForm({ base, initial, error, onOrder, draftKey, ...page }: BalancerFormProps) {
  const [latest] = useState(() =>
    latestOf<BalancerChoices>({ ...base, networks: undefined, machines: undefined, balancers: undefined }),
  );
  const [schema] = useState(() => balancerSchema(latest.get));
  const submit = (values: BalancerValues): void =>
    onOrder(values, (onAccepted) => jobOf(latest.get(), values, onAccepted));
  return (
    <Form
      schema={schema}
      defaultValues={initial}
      onSubmit={submit}
      parameters={balancerParameters}
      className="order-form"
      draftKey={draftKey}
      {...(error ? { error } : {})}
    >
      <FormBody base={base} latest={latest} {...page} />
    </Form>
  );
}

interface FormBodyProps extends Pick<BalancerFormProps, 'base' | 'breadcrumbs' | 'link' | 'onLeave'> {
  readonly latest: Latest<BalancerChoices>;
}

function FormBody({ base, latest, breadcrumbs, link, onLeave }: FormBodyProps) {
  const t = useCreateText();
  const isNarrow = useIsNarrow();
  const values = useFormValues();
  const { follow, setValues } = useFormControl();
  const { choices, missingNetworks, missingMachines } = useLocationChoices(base, values.location);
  const receipt = useBalancerReceipt(choices, values);
  useSuggestedName(t('suggestedName'), choices.balancers && namesOf(choices.balancers));
  // Of the location that it asked for: another one is chosen by hand.
  const isOfLink = link.location === undefined || link.location === values.location;
  const faults = useMemo(() => {
    const all = linkFaults(choices, link);
    return isOfLink ? all : all.filter(({ id }) => id === 'link.location' || id === 'link.paused');
  }, [choices, link, isOfLink]);
  const context = useMemo(
    (): BalancerFormContext => ({
      choices,
      values,
      change: setValues,
      receipt,
      missingNetworks,
      missingMachines,
      linkFaults: faults,
      onLeave,
    }),
    [choices, values, setValues, receipt, missingNetworks, missingMachines, faults, onLeave],
  );
  useEffect(() => {
    latest.set(choices);
    follow(repairs(choices, values));
  }, [latest, choices, values, follow]);
  return (
    <FormContext value={context}>
      <Page title={t('title')} breadcrumbs={breadcrumbs} sidebar={<Summary />}>
        <PageHead title={t('title')} {...(isNarrow ? { actions: <CreateCode /> } : {})} />
        <FormLayout index={<FormIndex />}>
          <LinkNotice />
          {choices.isTokenBound ? null : (
            <NoAccount accounts={choices.accounts} back={paths.networkCreate({ type: 'load_balancer' })} />
          )}
          <LocationSection />
          <NetworkSection />
          <RulesSection />
          <TargetsSection />
          <NameSection />
        </FormLayout>
        <PriceBar facts={receipt} isChosen={values.location !== ''} button={(size) => <CreateButton size={size} />} />
      </Page>
    </FormContext>
  );
}
