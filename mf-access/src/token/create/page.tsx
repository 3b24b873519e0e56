import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { useQuery } from '@console/api';
import { CodeDisclosure, outcomeOf, Page, useAction, useUnsavedGuard } from '@console/area';
import { Navigate } from '@console/area/router';
import { accountTitle, listBillingAccounts } from '@console/contract/billing-account';
import { paths } from '@console/contract/paths';
import { firstAccount, ownAccounts } from '@console/domain/order';
import { withRules } from '@console/domain/rules';
import { Delayed, LinkButton, PageHead, SkeletonText, toast } from '@console/ui';
import { FormError, FormIndex, FormLayout, FormSection, SubmitButton } from '@console/ui/forms';
import { BoundNotice } from '../../parts/bound-notice';
import { useAccessCrumbs } from '../../parts/crumbs';
import { useBound } from '../../parts/may-change';
import { DescriptionField, ScopeFields, type ScopeFieldsProps } from '../fields';
import { Form, useFormValues } from '../form';
import { createCode, makeToken } from '../requests';
import { useTokenText } from '../texts';
import { emptyToken, problemsOf, type TokenValues } from '../values';

/** Asks before what a draft does not keep is left. */
const guard = useUnsavedGuard;

const schema = withRules(
  v.object({ description: v.string(), scope: v.picklist(['all', 'account']), billing_account_id: v.string() }),
  problemsOf,
);

/** Creates an API token; its page shows it once. (spec 2, section 2) */
export function TokenCreate() {
  const t = useTokenText();
  const accounts = useQuery(listBillingAccounts, {});
  return (
    <Page title={t('create.title')} breadcrumbs={useAccessCrumbs().tokens}>
      <PageHead title={t('create.title')} />
      <BoundNotice />
      {accounts.data || accounts.error ? (
        <CreateForm accounts={ownAccounts(accounts.data)} isUnread={!accounts.data} onRetry={accounts.reload} />
      ) : (
        <Delayed>
          <SkeletonText lines={6} />
        </Delayed>
      )}
    </Page>
  );
}

function CreateForm(scope: ScopeFieldsProps) {
  const t = useTokenText();
  const reason = useBound();
  const create = useAction(makeToken);
  const [defaults] = useState(() => emptyToken(firstAccount(scope.accounts)?.id));
  const [goTo, setGoTo] = useState<string>();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const isUnsure = !create.isRunning && create.error !== undefined && outcomeOf(create.error) === 'unknown';
  const submit = async (values: TokenValues): Promise<void> => {
    const id = await create.run(values);
    const to = id === undefined ? paths.tokens() : paths.token({ id });
    toast.success(
      t(id === undefined ? 'create.doneUnknown' : 'create.done', { name: values.description.trim() }),
      isShown.current ? {} : { view: { to } },
    );
    setGoTo(to);
  };
  if (goTo !== undefined) return <Navigate to={goTo} replace />;
  return (
    <Form schema={schema} defaultValues={defaults} onSubmit={submit} draftKey="api-token-create" guard={guard}>
      <FormLayout index={<FormIndex />}>
        <Sections {...scope} />
        <FormError />
        <div className="ui-row">
          {/* The page says it above the form. */}
          <SubmitButton pendingLabel={t('create.pending')} showsReason={false} {...(reason ? { reason } : {})}>
            {isUnsure ? t('create.again') : t('create.submit')}
          </SubmitButton>
          <LinkButton to={paths.tokens()}>{t('create.cancel')}</LinkButton>
        </div>
        <Code />
      </FormLayout>
    </Form>
  );
}

function Sections(props: ScopeFieldsProps) {
  const t = useTokenText();
  const { description, scope, billing_account_id } = useFormValues();
  const account = props.accounts.find(({ id }) => String(id) === billing_account_id);
  return (
    <>
      <FormSection id="description" title={t('form.description')} value={description.trim() || null}>
        <DescriptionField />
      </FormSection>
      <FormSection
        id="scope"
        title={t('form.scope')}
        value={scope === 'all' ? t('form.all') : account ? accountTitle(account) : null}
      >
        <ScopeFields {...props} />
      </FormSection>
    </>
  );
}

function Code() {
  const values = useFormValues();
  return <CodeDisclosure requests={() => [createCode(values)]} />;
}
