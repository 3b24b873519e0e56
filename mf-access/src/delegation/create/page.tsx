import { useState } from 'react';
import * as v from 'valibot';
import { useQuery } from '@console/api';
import { CodeDisclosure, outcomeOf, Page, useAction, useUnsavedGuard } from '@console/area';
import { Navigate, useSearchParams } from '@console/area/router';
import { listAccessDelegations } from '@console/contract/access-delegation';
import { DELEGATION_NAME_LENGTH } from '@console/contract/access-delegation-change';
import { accountTitle, listBillingAccounts, type BillingAccount } from '@console/contract/billing-account';
import { paths } from '@console/contract/paths';
import { accountOf, ownAccounts } from '@console/domain/order';
import { requiredText, withRules } from '@console/domain/rules';
import { Delayed, EmptyState, ErrorPanel, LinkButton, PageHead, SkeletonText, toast } from '@console/ui';
import { createForm, FormError, FormIndex, FormLayout, FormSection, SubmitButton } from '@console/ui/forms';
import { BoundNotice } from '../../parts/bound-notice';
import { useAccessCrumbs } from '../../parts/crumbs';
import { useBound } from '../../parts/may-change';
import { createCode, makeDelegation, type NewDelegation } from '../requests';
import { useDelegationText } from '../texts';

const { ComboboxField, Form, TextField, useFormValues } = createForm<NewDelegation>();

/** Asks before what a draft does not keep is left. */
const guard = useUnsavedGuard;

const schema = withRules(
  v.object({ name: v.string(), billing_account_id: v.string() }),
  ({ name, billing_account_id }) => ({
    name: name.trim() === '' ? requiredText() : undefined,
    billing_account_id: billing_account_id === '' ? requiredText() : undefined,
  }),
);

/** Creates an access delegation for a billing account; on its page people are invited. (spec 2, section 2) */
export function DelegationCreate() {
  const t = useDelegationText();
  const accounts = useQuery(listBillingAccounts, {});
  const own = ownAccounts(accounts.data);
  return (
    <Page title={t('create.title')} breadcrumbs={useAccessCrumbs().delegations}>
      <PageHead title={t('create.title')} />
      <BoundNotice />
      {own.length > 0 ? (
        <CreateForm accounts={own} />
      ) : accounts.data ? (
        <EmptyState
          icon="receipt"
          title={t('create.noAccount')}
          text={t('create.noAccountText')}
          actions={
            <LinkButton
              variant="filled"
              to={`${paths.billingCreate()}?${new URLSearchParams({ return: paths.accessCreate({ type: 'access_delegation' }) })}`}
            >
              {t('create.addAccount')}
            </LinkButton>
          }
        />
      ) : accounts.error ? (
        <ErrorPanel title={t('create.unread')} error={accounts.error} onRetry={accounts.reload} />
      ) : (
        <Delayed>
          <SkeletonText lines={6} />
        </Delayed>
      )}
    </Page>
  );
}

function CreateForm({ accounts }: { accounts: readonly BillingAccount[] }) {
  const t = useDelegationText();
  const reason = useBound();
  const [params] = useSearchParams();
  const delegations = useQuery(listAccessDelegations, {});
  const create = useAction((values: NewDelegation) => makeDelegation(values, delegations.data));
  const [defaults] = useState<NewDelegation>(() => {
    const chosen = accountOf(accounts, params.get('account') ?? '') ?? accounts[0];
    return { name: '', billing_account_id: chosen ? String(chosen.id) : '' };
  });
  const [goTo, setGoTo] = useState<string>();
  const isUnsure = !create.isRunning && create.error !== undefined && outcomeOf(create.error) === 'unknown';
  const submit = async (values: NewDelegation): Promise<void> => {
    const made = await create.run(values);
    toast.success(t('create.done', { name: values.name.trim() }));
    setGoTo(`${paths.delegation(made)}?dialog=invite`);
  };
  if (goTo !== undefined) return <Navigate to={goTo} replace />;
  return (
    <Form schema={schema} defaultValues={defaults} onSubmit={submit} draftKey="access-delegation-create" guard={guard}>
      <FormLayout index={<FormIndex />}>
        <Sections accounts={accounts} />
        <FormError />
        <div className="ui-row">
          {/* The page says it above the form. */}
          <SubmitButton pendingLabel={t('create.pending')} showsReason={false} {...(reason ? { reason } : {})}>
            {isUnsure ? t('create.again') : t('create.submit')}
          </SubmitButton>
          <LinkButton to={paths.delegations()}>{t('create.cancel')}</LinkButton>
        </div>
        <Code />
      </FormLayout>
    </Form>
  );
}

function Sections({ accounts }: { accounts: readonly BillingAccount[] }) {
  const t = useDelegationText();
  const { name, billing_account_id } = useFormValues();
  const account = accountOf(accounts, billing_account_id);
  return (
    <>
      <FormSection id="name" title={t('form.name')} value={name.trim() || null}>
        <TextField
          name="name"
          label={t('form.name')}
          hint={t('form.nameHint')}
          longest={DELEGATION_NAME_LENGTH}
          autoComplete="off"
        />
      </FormSection>
      <FormSection id="account" title={t('form.account')} value={account ? accountTitle(account) : null}>
        <ComboboxField
          name="billing_account_id"
          label={t('form.account')}
          hint={t('form.accountHint')}
          options={accounts.map((one) => ({ value: String(one.id), label: accountTitle(one) }))}
        />
      </FormSection>
    </>
  );
}

function Code() {
  const values = useFormValues();
  return <CodeDisclosure requests={() => [createCode(values)]} />;
}
