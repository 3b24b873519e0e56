import { useMemo, useRef, useState } from 'react';
import { call } from '@console/api';
import { outcomeOf, Page, useAction, useSiteConfig, useTaxLabel } from '@console/area';
import { Navigate } from '@console/area/router';
import { accountTitle, listBillingAccounts, type BillingAccount } from '@console/contract/billing-account';
import { updateBillingAccount } from '@console/contract/billing-account-change';
import { paths } from '@console/contract/paths';
import { overwriteText, useLatest } from '@console/domain/dialogs';
import { LinkButton, PageHead, toast } from '@console/ui';
import { FormError, FormIndex, FormLayout, SubmitButton } from '@console/ui/forms';
import { useText } from '../../texts';
import { AccountSections } from './account-fields';
import { doubtfulFields, type DoubtfulField } from './doubts';
import { changeOf, fieldsOf, valuesOf, visibleFields, type AccountValues, type FormField } from './field-rules';
import { Form, guard, notKept } from './form';
import { AccountFrame } from '../frame';
import { readAccount } from '../read-account';
import { useAccountText } from '../texts';
import { useAccountSchema } from './use-account-schema';
import { useDoubts } from './use-doubts';

/** Changes what a customer has said of an account. (spec 2, sections 2 and 7) */
export function AccountEdit() {
  return <AccountFrame>{(account) => <EditPage key={account.id} account={account} />}</AccountFrame>;
}

function EditPage({ account }: { account: BillingAccount }) {
  const t = useText();
  const own = useAccountText();
  const title = accountTitle(account);
  return (
    <Page
      title={own('edit.crumb')}
      breadcrumbs={[
        { label: t('account.back'), to: paths.billing() },
        { label: title, to: paths.billingAccount(account) },
      ]}
    >
      <PageHead title={own('edit.title', { title })} />
      <EditForm account={account} />
    </Page>
  );
}

/** What an account says in the fields that the form shows, each with its name. */
function useFacts(fields: readonly FormField[]): (account: BillingAccount) => string[] {
  const t = useText();
  const own = useAccountText();
  const tax = useTaxLabel();
  return (account) => {
    const values = valuesOf(account);
    return [
      ...fields.map((name) => {
        const value = name === 'document' ? account.document_name : values[name];
        return `${t(`field.${name}`, { tax })}: ${value || t('value.notGiven')}`;
      }),
      `${own('form.sendInvoices')}: ${t(values.send_invoice_email ? 'value.yes' : 'value.no')}`,
    ];
  };
}

function EditForm({ account }: { account: BillingAccount }) {
  const t = useText();
  const own = useAccountText();
  const tax = useTaxLabel();
  const { billingFields, siteCountry } = useSiteConfig();
  const fields = useMemo(() => fieldsOf(visibleFields(billingFields), account), [billingFields, account]);
  const schema = useAccountSchema(fields);
  const [defaults] = useState(() => valuesOf(account));
  const [isSaved, setSaved] = useState(false);
  const factsOf = useFacts([...fields.keys()]);
  // Fields that are not shown go as they are at the moment of sending.
  const now = useRef(account);
  const { read, isOverwriting } = useLatest({
    facts: factsOf(account),
    read: async () => {
      const latest = await readAccount(account.id);
      now.current = latest;
      return factsOf(latest);
    },
  });
  const save = useAction(
    async (values: AccountValues) => {
      await read();
      await call(updateBillingAccount, changeOf(now.current, fields, values));
    },
    { changes: [listBillingAccounts] },
  );
  const isUnsure = !save.isRunning && save.error !== undefined && outcomeOf(save.error) === 'unknown';
  const button = isOverwriting ? overwriteText() : isUnsure ? own('campaign.again') : own('edit.submit');
  const askAboutDoubts = useDoubts(button);
  const submit = async (values: AccountValues): Promise<void> => {
    const hasChanged = (name: DoubtfulField) =>
      fields.has(name) && (values[name] !== defaults[name] || values.country !== defaults.country);
    await askAboutDoubts(values, doubtfulFields.filter(hasChanged));
    await save.run(values);
    toast.success(own('edit.done'));
    setSaved(true);
  };

  if (isSaved) return <Navigate to={paths.billingAccount(account)} replace />;
  return (
    <Form
      schema={schema}
      defaultValues={defaults}
      onSubmit={submit}
      draftKey={`billing-account-edit-${account.id}`}
      secrets={notKept}
      guard={guard}
    >
      <FormLayout index={<FormIndex />}>
        <AccountSections
          fields={fields}
          tax={tax}
          home={siteCountry}
          documentName={account.document_name ?? undefined}
        />
        <FormError />
        <div className="ui-row">
          <SubmitButton pendingLabel={own('edit.pending')}>{button}</SubmitButton>
          <LinkButton to={paths.billingAccount(account)}>{t('create.cancel')}</LinkButton>
        </div>
      </FormLayout>
    </Form>
  );
}
