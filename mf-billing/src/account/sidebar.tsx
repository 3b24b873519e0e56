import type { Query } from '@console/api';
import { useFeature } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import type { Card as CardRow } from '@console/contract/card';
import { paths } from '@console/contract/paths';
import { Badge, Card, ErrorPanel, Facts, Link, List, ListRow, SidebarBlock, useFormat } from '@console/ui';
import { useCardFace } from '../card/face';
import { useText } from '../texts';
import { BillingContact } from './contact';
import { countryName } from './countries';

/** What pays for an account, what watches over it, and whose it is. */
export function AccountSidebar({ account, cards }: { account: BillingAccount; cards: Query<CardRow[]> }) {
  return (
    <>
      <Payment account={account} cards={cards} />
      <Safeguards account={account} />
      <Company account={account} />
      <BillingContact account={account} />
    </>
  );
}

const quiet = { fontWeight: 400 } as const;

function Payment({ account, cards }: { account: BillingAccount; cards: Query<CardRow[]> }) {
  const t = useText();
  const face = useCardFace();
  const shown = cards.data?.filter((card) => !card.is_deleted) ?? [];
  return (
    <SidebarBlock title={t('payment.title')}>
      {cards.error && !cards.data ? <ErrorPanel error={cards.error} onRetry={cards.reload} /> : null}
      {cards.data && shown.length === 0 ? (
        <p className="ui-mut">{t(account.paying_by_invoice ? 'cards.invoice' : 'cards.empty')}</p>
      ) : null}
      {shown.length > 0 ? (
        <Card flush>
          <List label={t('cards.title')}>
            {shown.map((card) => {
              const { title, detail, warning } = face(card);
              const end = warning ? (
                <Badge tone="warn" icon="clock">
                  {t(warning)}
                </Badge>
              ) : card.is_primary ? (
                <Badge>{t('cards.primary')}</Badge>
              ) : undefined;
              const named = (
                <>
                  {title}
                  <br />
                  <small className="ui-small ui-mut" style={quiet}>
                    {detail}
                  </small>
                </>
              );
              return <ListRow key={card.id} icon="credit-card" title={named} end={end} />;
            })}
          </List>
        </Card>
      ) : null}
    </SidebarBlock>
  );
}

function Safeguards({ account }: { account: BillingAccount }) {
  const t = useText();
  const format = useFormat();
  const hasTopUp = useFeature('recurringPaymentsEnabled');
  const topUp = account.is_recurring_payment_enabled === true;
  const notice = account.low_balance_notice_settings;
  const amount = (value: number | null | undefined) => format.money(value ?? 0);
  return (
    <>
      {hasTopUp ? (
        <SidebarBlock
          title={t('topUp.title')}
          extra={<Badge tone={topUp ? 'ok' : 'plain'}>{t(topUp ? 'value.on' : 'value.off')}</Badge>}
        >
          <p className="ui-mut">
            {topUp
              ? t('topUp.on', {
                  amount: amount(account.recurring_payment_amount),
                  threshold: amount(account.recurring_payment_threshold),
                })
              : t('topUp.off')}
          </p>
        </SidebarBlock>
      ) : null}
      <SidebarBlock
        title={t('notice.title')}
        extra={
          <Badge tone={notice?.is_enabled ? 'ok' : 'plain'}>{t(notice?.is_enabled ? 'value.on' : 'value.off')}</Badge>
        }
      >
        <p className="ui-mut">
          {notice?.is_enabled ? t('notice.on', { amount: amount(notice.threshold) }) : t('notice.off')}
        </p>
      </SidebarBlock>
    </>
  );
}

function Company({ account }: { account: BillingAccount }) {
  const t = useText();
  const country = countryName(account.country, document.documentElement.lang || 'en');
  const address = [
    account.address_line1,
    account.address_line2,
    [account.post_index, account.city].filter(Boolean).join(' '),
    country,
  ]
    .filter(Boolean)
    .join(', ');
  const facts = [
    { id: 'contact', label: t('field.customer_name'), value: account.customer_name },
    { id: 'email', label: t('field.email'), value: account.email },
    { id: 'address', label: t('field.address_line1'), value: address },
    {
      id: 'integration',
      label: t('field.integration_id'),
      value: account.integration_id && <span className="ui-mono">{account.integration_id}</span>,
    },
  ].filter(({ value }) => value);
  return (
    <SidebarBlock
      title={t('company.title')}
      extra={<Link to={`${paths.billingAccount(account)}?tab=details`}>{t('tab.details')}</Link>}
    >
      <Facts items={facts} />
    </SidebarBlock>
  );
}
