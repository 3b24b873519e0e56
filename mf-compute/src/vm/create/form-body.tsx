import { useEffect, useMemo } from 'react';
import { Page, type Breadcrumb } from '@console/area';
import { paths } from '@console/contract/paths';
import { NoAccount } from '@console/domain/order-form';
import { PageHead, useIsPhone } from '@console/ui';
import { FormIndex, FormLayout } from '@console/ui/forms';
import { AttemptNotice } from './attempt-notice';
import { BackupSection } from './backup-section';
import { CloudInitSection } from './cloud-init/cloud-init-section';
import { holdsSecret } from './cloud-init/secrets';
import { CodeView } from './code-view';
import { useFormControl, useFormValues } from './form';
import { FormContext, type VmFormContext } from './form-context';
import { ImageSection } from './image-section';
import type { Latest } from './latest';
import { LinkNotice } from './link-notice';
import { LocationSection } from './location-section';
import { NameSection } from './name-section';
import { NetworkSection } from './network-section';
import { PhonePrice } from './phone-price';
import { repairs } from './repairs';
import { SignInSection } from './sign-in-section';
import { SizeSection } from './size-section';
import { Summary } from './summary';
import { countOf } from './targets';
import { useText, type Message } from './texts';
import { placesToKnow, useLocationChoices } from './use-location-choices';
import type { VmChoices } from './values';

export interface FormBodyProps {
  readonly base: VmChoices;
  readonly latest: Latest<VmChoices>;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly linkFaults: readonly Message[];
  readonly full: VmFormContext['full'] | undefined;
  readonly onSecret: (hasSecret: boolean) => void;
  readonly onStartAgain: (() => void) | undefined;
}

/** The sections of the form, which follow each other’s choices. */
export function FormBody({ base, latest, breadcrumbs, linkFaults, full, onSecret, onStartAgain }: FormBodyProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const values = useFormValues();
  const { setValues } = useFormControl();
  const isWide = full !== undefined || countOf(values) > 1;
  const { choices, missingPools, missingNetworks } = useLocationChoices(
    base,
    values.location,
    placesToKnow(base, isWide),
  );
  const context = useMemo((): VmFormContext => {
    return {
      choices,
      values,
      change: setValues,
      linkFaults,
      ...(full ? { full } : {}),
      ...(missingPools ? { missingPools } : {}),
      ...(missingNetworks ? { missingNetworks } : {}),
    };
  }, [choices, values, setValues, full, linkFaults, missingPools, missingNetworks]);
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
