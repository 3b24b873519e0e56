import { useMemo, useState } from 'react';
import { call, isAborted, storage, STORAGE_KEYS, toApiError, useQuery } from '@console/api';
import { outcomeOf, Page, useAction, useSiteConfig, useTaxLabel } from '@console/area';
import { Navigate, safePath, useSearchParams } from '@console/area/router';
import { listBillingAccounts } from '@console/contract/billing-account';
import type { ParamsOf } from '@console/contract/endpoint';
import { createBillingAccount } from '@console/contract/billing-account-create';
import { paths } from '@console/contract/paths';
import { getUser } from '@console/contract/user';
import { useBinding } from '@console/domain/binding';
import { Delayed, LinkButton, Notice, PageHead, SkeletonText, toast, useFormat } from '@console/ui';
import { FormError, FormIndex, FormLayout, FormSection, SubmitButton } from '@console/ui/forms';
import { useText } from '../../texts';
import { AccountSections } from './account-fields';
import { campaignFollowUp } from './campaign-follow-up';
import { doubtfulFields } from './doubts';
import { emptyValues, requestOf, visibleFields, type AccountValues } from './field-rules';
import { ChoiceTiles, Form, guard, notKept, TextField } from './form';
import { LimitsOfNew } from '../standing';
import { useAccountText } from '../texts';
import { useAccounts, useFirstCredit } from '../use-account';
import { useBoundText } from '../use-bound-text';
import { useAccountSchema } from './use-account-schema';
import { useDoubts } from './use-doubts';

/** Creates a billing account by the site's field rules, and goes back to where it was needed. */
export function AccountCreate() {
  const t = useText();
  const [params] = useSearchParams();
  const { firstAccountCredit } = useSiteConfig();
  const user = useQuery(getUser, {});
  const accounts = useAccounts();
  const binding = useBinding();
  const boundText = useBoundText();
  const firstCredit = useFirstCredit(accounts.data);
  const back = params.get('return');
  const isReady =
    binding === null &&
    (user.data || user.error) &&
    (accounts.data || accounts.error) &&
    (firstCredit !== undefined || !accounts.data);
  return (
    <Page title={t('create.title')} breadcrumbs={[{ label: t('account.back'), to: paths.billing() }]}>
      <PageHead title={t('create.title')} />
      {binding ? (
        <Notice>{boundText(binding)}</Notice>
      ) : isReady ? (
        <CreateForm
          email={user.data?.profile_data.email ?? ''}
          name={[user.data?.profile_data.first_name, user.data?.profile_data.last_name].filter(Boolean).join(' ')}
          isFirst={accounts.data?.length === 0 && firstCredit === (firstAccountCredit ?? 0)}
          known={(accounts.data ?? []).map(({ id }) => id)}
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

/** What the code of a campaign waits for. */
const CREATION = 'account.create';

interface CreateFormProps {
  readonly email: string;
  readonly name: string;
  /** The user has never had one, so far as that is known. */
  readonly isFirst: boolean;
  /** Ids of the accounts that are there. */
  readonly known: readonly number[];
  /** A path of the application that needs the account. */
  readonly back: string | undefined;
}

function CreateForm({ email, name, isFirst, known, back }: CreateFormProps) {
  const t = useText();
  const own = useAccountText();
  const format = useFormat();
  const tax = useTaxLabel();
  const {
    billingFields,
    siteCountry,
    firstAccountCredit,
    limitedBillingAccountConfig,
    paymentProcessors,
    referralCodeEnabled,
  } = useSiteConfig();
  const create = useAction((account: ParamsOf<typeof createBillingAccount>) => call(createBillingAccount, account), {
    changes: [listBillingAccounts],
  });
  const [goTo, setGoTo] = useState<string>();
  const fields = useMemo(() => visibleFields(billingFields), [billingFields]);
  const schema = useAccountSchema(fields);
  const canInvoice = paymentProcessors.some(({ type }) => type === 'invoice');
  const [defaults] = useState<AccountValues>(() => ({
    ...emptyValues,
    email,
    customer_name: name,
    country: siteCountry,
    referral_code: referralCodeEnabled ? (storage.persistent.get(STORAGE_KEYS.referralCode) ?? '') : '',
  }));
  const isUnsure = !create.isRunning && create.error !== undefined && outcomeOf(create.error) === 'unknown';
  const button = isUnsure ? own('campaign.again') : t('create.submit');
  const askAboutDoubts = useDoubts(button);

  const submit = async (values: AccountValues): Promise<void> => {
    await askAboutDoubts(values, doubtfulFields);
    const { campaign_code: code, email: address } = values;
    const subject = { location: '', uuid: '', name: address };
    campaignFollowUp.queue(CREATION, code === '' ? undefined : { code, email: address, known: [...known] }, subject);
    let account;
    try {
      account = await create.run(requestOf(fields, values));
    } catch (error) {
      // Where nobody knows, it may be there yet: the next page that is loaded looks.
      if (toApiError(error).outcome === 'refused' && !isAborted(error)) campaignFollowUp.queue(CREATION, undefined);
      throw error;
    }
    if (isFirst) storage.session.set(STORAGE_KEYS.firstAccount, 'true');
    toast.success(t('create.done'));
    await campaignFollowUp.runAfter(CREATION, { ...subject, uuid: String(account.id) });
    setGoTo(back ?? paths.billingAccount(account));
  };

  if (goTo !== undefined) return <Navigate to={goTo} replace />;
  return (
    <>
      {back ? <Notice tone="info">{t('create.forReturn')}</Notice> : null}
      {isFirst && firstAccountCredit ? (
        <Notice tone="ok">{t('create.first', { amount: format.money(firstAccountCredit) })}</Notice>
      ) : null}
      {limitedBillingAccountConfig ? <LimitsOfNew {...limitedBillingAccountConfig} /> : null}
      <Form
        schema={schema}
        defaultValues={defaults}
        onSubmit={submit}
        draftKey="billing-account-create"
        secrets={notKept}
        guard={guard}
      >
        <FormLayout index={<FormIndex />}>
          <AccountSections fields={fields} tax={tax} home={siteCountry} />
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
          <FormSection id="codes" title={own('form.codes')}>
            <div className="ui-halves">
              {referralCodeEnabled ? (
                <TextField name="referral_code" label={own('referral.code')} optional isPlain autoComplete="off" />
              ) : null}
              <TextField
                name="campaign_code"
                label={own('campaign.title')}
                optional
                isPlain
                autoComplete="off"
                hint={own('form.campaignHint')}
              />
            </div>
          </FormSection>
          <FormError />
          <div className="ui-row">
            <SubmitButton pendingLabel={t('create.pending')}>{button}</SubmitButton>
            <LinkButton to={back ?? paths.billing()}>{t('create.cancel')}</LinkButton>
          </div>
        </FormLayout>
      </Form>
    </>
  );
}
