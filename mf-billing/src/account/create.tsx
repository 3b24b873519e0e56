import { useMemo, useState } from 'react';
import { call, storage, STORAGE_KEYS, useQuery } from '@console/api';
import { Page, useAction, useSiteConfig, useTaxLabel } from '@console/area';
import { Navigate, safePath, useSearchParams } from '@console/area/router';
import { listBillingAccounts } from '@console/contract/billing-account';
import type { ParamsOf } from '@console/contract/endpoint';
import { createBillingAccount } from '@console/contract/billing-account-create';
import { paths } from '@console/contract/paths';
import { getUser } from '@console/contract/user';
import { Delayed, LinkButton, Notice, PageHead, SkeletonText, toast, useFormat } from '@console/ui';
import { FormError, FormIndex, FormLayout, FormSection, SubmitButton } from '@console/ui/forms';
import { useText } from '../texts';
import { AccountFields, sectionsOf } from './create-fields';
import { formSchema, requestOf, visibleFields, type AccountValues } from './field-rules';
import { ChoiceTiles, Form } from './form';
import { useAccounts } from './use-account';

/** Creates a billing account by the site's field rules, and goes back to where it was needed. */
export function AccountCreate() {
  const t = useText();
  const [params] = useSearchParams();
  const user = useQuery(getUser, {});
  const accounts = useAccounts();
  const back = params.get('return');
  const isReady = (user.data || user.error) && (accounts.data || accounts.error);
  return (
    <Page title={t('create.title')} breadcrumbs={[{ label: t('account.back'), to: paths.billing() }]}>
      <PageHead title={t('create.title')} />
      {isReady ? (
        <CreateForm
          email={user.data?.profile_data.email ?? ''}
          name={[user.data?.profile_data.first_name, user.data?.profile_data.last_name].filter(Boolean).join(' ')}
          isFirst={accounts.data?.length === 0}
          back={back === null ? undefined : safePath(back, paths.billing())}
        />
      ) : (
        <Delayed>
          <SkeletonText lines={8} />
        </Delayed>
      )}
    </Page>
  );
}

/** A file is too large for a draft, and may say more about a person than a draft should. */
const notKept = ['document', 'document_name'] as const;

interface CreateFormProps {
  readonly email: string;
  readonly name: string;
  readonly isFirst: boolean;
  /** A path of the application that needs the account. */
  readonly back: string | undefined;
}

function CreateForm({ email, name, isFirst, back }: CreateFormProps) {
  const t = useText();
  const format = useFormat();
  const tax = useTaxLabel();
  const { billingFields, siteCountry, firstAccountCredit, paymentProcessors, referralCodeEnabled } = useSiteConfig();
  const create = useAction((account: ParamsOf<typeof createBillingAccount>) => call(createBillingAccount, account), {
    changes: [listBillingAccounts],
  });
  const [goTo, setGoTo] = useState<string>();
  const fields = useMemo(() => visibleFields(billingFields), [billingFields]);
  const schema = useMemo(
    () =>
      formSchema(fields, {
        required: t('create.required'),
        email: t('create.email'),
        country: t('create.countryRule'),
      }),
    [fields, t],
  );
  const canInvoice = paymentProcessors.some(({ type }) => type === 'invoice');
  const empty = Object.fromEntries([...fields.keys()].map((field) => [field, '']));
  const defaults: AccountValues = {
    ...empty,
    title: '',
    email,
    customer_name: name,
    country: siteCountry,
    document_name: '',
    type: 'other',
  };

  const referral = referralCodeEnabled ? storage.persistent.get(STORAGE_KEYS.referralCode) : undefined;

  const submit = async (values: AccountValues): Promise<void> => {
    const account = await create.run({
      ...requestOf(fields, values),
      ...(referral ? { referral_code: referral } : {}),
      type: values.type,
    });
    if (isFirst) storage.session.set(STORAGE_KEYS.firstAccount, 'true');
    toast.success(t('create.done'));
    setGoTo(back ?? paths.billingAccount(account));
  };

  if (goTo !== undefined) return <Navigate to={goTo} replace />;
  return (
    <>
      {back ? <Notice tone="info">{t('create.forReturn')}</Notice> : null}
      {isFirst && firstAccountCredit ? (
        <Notice tone="ok">{t('create.first', { amount: format.money(firstAccountCredit) })}</Notice>
      ) : null}
      {referral ? <Notice tone="info">{t('create.referral', { code: referral })}</Notice> : null}
      <Form
        schema={schema}
        defaultValues={defaults}
        onSubmit={submit}
        draftKey="billing-account-create"
        secrets={notKept}
      >
        <FormLayout index={<FormIndex />}>
          {sectionsOf(fields).map(({ id, names }) => (
            <FormSection key={id} id={id} title={t(`create.${id}`)}>
              <AccountFields fields={fields} names={names} tax={tax} country={siteCountry} />
            </FormSection>
          ))}
          {canInvoice ? (
            <FormSection id="type" title={t('create.type')}>
              <ChoiceTiles
                name="type"
                label={t('create.type')}
                columns={2}
                options={[
                  { value: 'other', title: t('create.typeOther'), detail: t('create.typeOtherText') },
                  { value: 'invoice', title: t('create.typeInvoice'), detail: t('create.typeInvoiceText') },
                ]}
              />
            </FormSection>
          ) : null}
          <FormError />
          <div className="ui-row">
            <SubmitButton pendingLabel={t('create.pending')}>{t('create.submit')}</SubmitButton>
            <LinkButton to={back ?? paths.billing()}>{t('create.cancel')}</LinkButton>
          </div>
        </FormLayout>
      </Form>
    </>
  );
}
