import { serverNow, useQuery } from '@console/api';
import { AttentionItem } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import { accountTitle } from '@console/contract/billing-account';
import { cardFacts, listCards } from '@console/contract/card';
import { ownValue } from '@console/contract/own-value';
import { paths } from '@console/contract/paths';
import { creditLeft } from '@console/domain/credit';
import { useFormat } from '@console/ui';
import { isLow } from '../account/runway';
import { accountStatus, restriction } from '../account/state';
import { useAccounts } from '../account/use-account';
import { endsSoon, isExpired } from '../card/state';
import { useHomeText } from './home-texts';
import { PayAllDialog, UnpaidAttention } from './home-unpaid';

/** The sentence of each restriction; one that is new is told by its word. (spec 2, section 4) */
const RESTRICTED = {
  'restriction.limited': 'attention.limited',
  'restriction.frozen': 'attention.frozen',
  'restriction.terminated': 'attention.terminated',
} as const;

/** What about money needs a person: overdue invoices, suspended and restricted accounts, low credit. */
export default function HomeAttention() {
  const t = useHomeText();
  const accounts = useAccounts();
  const failed =
    (accounts.error && !accounts.data) || accounts.unread.some(({ isMissing }) => isMissing) ? (
      <AttentionItem
        tone="warn"
        icon="cloud-off"
        title={t('attention.failed')}
        detail={t('attention.failedText')}
        action={{ label: t('attention.retry'), onClick: () => void accounts.reload() }}
      />
    ) : null;
  const rows = accounts.data ?? [];
  return (
    <>
      {failed}
      {rows.map((account) => (
        <AccountAttention key={account.id} account={account} />
      ))}
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

/** The card that pays for an account, where it ends soon or has ended, or that nobody knows whether it does. */
function EndingCard({ account }: { account: BillingAccount }) {
  const t = useHomeText();
  const cards = useQuery(listCards, { billing_account_id: account.id });
  if (cards.error && !cards.data) {
    return (
      <AttentionItem
        tone="warn"
        icon="cloud-off"
        title={t('attention.cardsFailed', { title: accountTitle(account) })}
        detail={t('attention.cardsFailedText')}
        action={{ label: t('attention.retry'), onClick: () => void cards.reload() }}
      />
    );
  }
  const data = cards.data ?? [];
  const now = serverNow();
  const card = data.find((one) => one.is_primary === true && one.is_deleted !== true);
  const hasEnded = card !== undefined && isExpired(card, now);
  if (!card || (!hasEnded && !endsSoon(card, now))) return null;
  const { last4 } = cardFacts(card);
  return (
    <AttentionItem
      tone={hasEnded ? 'danger' : 'warn'}
      icon="credit-card"
      title={t(hasEnded ? 'attention.cardEnded' : 'attention.cardEnds', { title: accountTitle(account) })}
      {...(last4 ? { detail: `•••• ${last4}` } : {})}
      action={{ label: t('attention.card'), to: paths.cardAdd(account) }}
    />
  );
}
