import { serverNow } from '@console/api';
import { AttentionItem, useAttentionWait, useSiteConfig } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import { accountTitle } from '@console/contract/billing-account';
import { ownValue } from '@console/contract/own-value';
import { paths } from '@console/contract/paths';
import { creditLeft } from '@console/domain/credit';
import { useFormat } from '@console/ui';
import { isLow } from '../account/runway';
import { accountStatus, restriction } from '../account/state';
import { useAccounts } from '../account/use-account';
import { endsSoon, isExpired, printedEnd } from '../card/state';
import { takesCards } from '../card/ways';
import { useHomeText } from './home-texts';
import { PayAllDialog, UnpaidAttention } from './home-unpaid';
import { troubledFirst } from './troubled';

/** The sentence of each restriction; one that is new is told by its word. (spec 2, section 4) */
const RESTRICTED = {
  'restriction.limited': 'attention.limited',
  'restriction.frozen': 'attention.frozen',
  'restriction.terminated': 'attention.terminated',
} as const;

/** Accounts that are told of one by one; more of them are one line, and nothing is asked for them. */
const NAMED = 4;

/** What about money needs a person: overdue invoices, suspended and restricted accounts, low credit, cards that end. */
export default function HomeAttention() {
  const t = useHomeText();
  const accounts = useAccounts();
  useAttentionWait(accounts.isLoading);
  const rows = accounts.data ?? [];
  const failed =
    (accounts.error && !accounts.data) || accounts.unread.some(({ isMissing }) => isMissing) ? (
      <AttentionItem
        tone="warn"
        icon="cloud-off"
        title={t(rows.length > 0 ? 'attention.someFailed' : 'attention.failed')}
        detail={t(rows.length > 0 ? 'attention.someFailedText' : 'attention.failedText')}
        action={{ label: t('attention.retry'), onClick: () => void accounts.reload() }}
      />
    ) : null;
  const troubled = troubledFirst(rows, serverNow());
  const more = troubled.length - NAMED;
  return (
    <>
      {failed}
      {troubled.slice(0, NAMED).map((account) => (
        <AccountAttention key={account.id} account={account} />
      ))}
      {more > 0 ? (
        <AttentionItem
          tone="warn"
          icon="receipt"
          title={t('attention.more', { n: more })}
          action={{ label: t('attention.open'), to: paths.billing() }}
        />
      ) : null}
      <PayAllDialog accounts={rows} />
    </>
  );
}

function AccountAttention({ account }: { account: BillingAccount }) {
  const t = useHomeText();
  const format = useFormat();
  const title = accountTitle(account);
  const open = { label: t('attention.open'), to: paths.billingAccount(account) };
  const status = accountStatus(account);
  const level = restriction(account);
  const restricted = ownValue(RESTRICTED, level.id);
  return (
    <>
      {status.id === 'status.suspended' ? (
        <AttentionItem
          tone="danger"
          icon="ban"
          title={t('attention.suspended', { title })}
          detail={account.suspend_reason ?? t('attention.suspendedText')}
          action={open}
        />
      ) : null}
      {level.state === 'good' ? null : (
        <AttentionItem
          tone={level.state === 'notice' ? 'warn' : 'danger'}
          icon="triangle-alert"
          title={restricted ? t(restricted, { title }) : t('attention.restricted', { title, level: level.word })}
          action={open}
        />
      )}
      <EndingCard account={account} />
      {account.unpaid_amount ? <UnpaidAttention account={account} /> : null}
      {isLow(account) ? (
        <AttentionItem
          tone="warn"
          icon="wallet"
          title={t('attention.low', { title })}
          detail={t('attention.lowText', {
            amount: format.money(creditLeft(account)),
            threshold: format.money(account.low_balance_notice_settings?.threshold ?? 0),
          })}
          action={open}
        />
      ) : null}
    </>
  );
}

/** The card that pays for an account, where it ends soon or has ended. */
function EndingCard({ account }: { account: BillingAccount }) {
  const t = useHomeText();
  const { paymentProcessors } = useSiteConfig();
  const now = serverNow();
  const card = account.primary_card ?? {};
  const end = { valid_thru: printedEnd(card) };
  const hasEnded = isExpired(end, now);
  if (!hasEnded && !endsSoon(end, now)) return null;
  return (
    <AttentionItem
      tone={hasEnded ? 'danger' : 'warn'}
      icon="credit-card"
      title={t(hasEnded ? 'attention.cardEnded' : 'attention.cardEnds', { title: accountTitle(account) })}
      {...(card.last4 ? { detail: `•••• ${card.last4}` } : {})}
      action={
        takesCards(paymentProcessors)
          ? { label: t('attention.card'), to: paths.cardAdd(account) }
          : { label: t('attention.open'), to: paths.billingAccount(account) }
      }
    />
  );
}
