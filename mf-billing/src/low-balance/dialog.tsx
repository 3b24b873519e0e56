import { big, codeRequest } from '@console/api';
import { useActionOf, useSiteConfig } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import { setLowBalanceNotice } from '@console/contract/billing-account-notice';
import { currencyDigits } from '@console/contract/currency';
import { FormDialog } from '@console/domain/dialogs';
import { useFormat } from '@console/ui';
import { createForm, useFormValues } from '@console/ui/forms';
import { readAccount } from '../account/read-account';
import { useFallText, withOneStop } from '../account/use-fall-text';
import { amountProblem } from '../automatic-top-up/settings';
import { safeguardsText, useSafeguardsText } from '../safeguards-texts';
import { noticeAction, noticeRequest, saveNotice, type NoticeValues } from './settings';

const { NumberField } = createForm<NoticeValues>();

/** As it is now, in words: what another person or tab has changed is told by these. */
const factsOf = (account: BillingAccount, money: (amount: number) => string): readonly string[] => [
  safeguardsText(account.low_balance_notice_settings?.is_enabled ? 'notice.isOn' : 'notice.isOff'),
  safeguardsText('notice.thresholdIs', { amount: money(account.low_balance_notice_settings?.threshold ?? 0) }),
];

/** Below which balance an account's owner is told by email, and when that will be. */
export function NoticeDialog({ account, onClose }: { account: BillingAccount; onClose: () => void }) {
  const t = useSafeguardsText();
  const { money } = useFormat();
  const { siteCurrency: currency } = useSiteConfig();
  const action = useActionOf(noticeAction, String(account.id), onClose);
  const settings = account.low_balance_notice_settings;
  const step = 10 ** -currencyDigits(currency);
  return (
    <FormDialog<NoticeValues, NoticeValues>
      action={action}
      title={t('notice.title')}
      description={t('notice.about', { email: account.email || 'unknown' })}
      onClose={onClose}
      submitLabel={t(settings?.is_enabled ? 'save' : 'notice.switchOn')}
      pendingLabel={t('saving')}
      defaultValues={action.before?.values ?? { threshold: settings?.threshold || null }}
      fields={['threshold']}
      rules={({ threshold }) => ({ threshold: amountProblem(threshold, step, currency) })}
      latest={{
        facts: factsOf(account, money),
        read: async () => factsOf(await readAccount(account.id), money),
      }}
      code={({ threshold }) => [codeRequest(setLowBalanceNotice, noticeRequest(account.id, true, threshold ?? 0))]}
      toAction={(values) => ({
        values,
        work: () => saveNotice(account.id, true, values.threshold ?? 0),
        running: t('notice.saving'),
        done: t('notice.saved'),
      })}
    >
      <NumberField name="threshold" label={t('notice.threshold')} min={step} step={step} unit={currency} />
      <Preview account={account} />
    </FormDialog>
  );
}

/** When the next notice will be sent. */
function Preview({ account }: { account: BillingAccount }) {
  const t = useSafeguardsText();
  const fallText = useFallText(account);
  const { threshold } = useFormValues<NoticeValues>();
  if (!threshold || threshold <= 0) return null;
  const { fall, text, rate } = fallText(big(threshold));
  return (
    <p className="ui-mut" aria-live="polite">
      {fall.is === 'now' ? t('notice.atOnce') : withOneStop(t('notice.next', { when: text, rate }))}
    </p>
  );
}
