import './credit-left.css';
import { useFeature, useTaxLabel } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import type { UsageEntry } from '@console/contract/usage';
import { Card, Price, Runway, Tooltip, useFormat } from '@console/ui';
import { useText } from '../../texts';
import { creditFacts } from '../credit-facts';
import { useLasts } from '../use-lasts';

interface CreditLeftProps {
  readonly account: BillingAccount;
  readonly usage: readonly UsageEntry[] | undefined;
}

/** What is left of an account's credit, what it owes, and for how long the rest lasts. (spec 2, section 3) */
export function CreditLeft({ account, usage }: CreditLeftProps) {
  const t = useText();
  const format = useFormat();
  const tax = useTaxLabel();
  const lasts = useLasts();
  const facts = creditFacts(account, usage);
  const { credit, perDay, days, noticeDays } = facts;
  const notice = account.low_balance_notice_settings;
  const hasTopUp = useFeature('recurringPaymentsEnabled');
  const topUp = account.is_recurring_payment_enabled;
  const watched = [
    notice?.is_enabled ? t('runway.notice', { amount: format.money(notice.threshold ?? 0) }) : undefined,
    !hasTopUp
      ? undefined
      : topUp
        ? t('runway.topUpOn', { amount: format.money(account.recurring_payment_threshold ?? 0) })
        : t('runway.topUpOff'),
  ];
  const unpaid = account.unpaid_amount ?? 0;
  const negativeSince = account.running_totals?.ongoing_negative_since;
  return (
    <Card>
      <div className="account-credit">
        <div>
          <div className="ui-mut">
            {negativeSince ? t('credit.inDebt', { date: format.date(negativeSince) }) : t('credit.left')}
          </div>
          <Price size="fig" amount={credit.toString()} />
          <div className="ui-mut">
            <Tooltip title={t('unpaid.tooltip', { tax })}>
              <span tabIndex={0}>{t('credit.unpaid')}</span>
            </Tooltip>{' '}
            {unpaid > 0 ? <b className="ui-danger-text">{format.money(unpaid)}</b> : t('value.none')}
          </div>
        </div>
        <div>
          <div className="ui-row wrap" style={{ marginBottom: 12 }}>
            {days > 0 ? <span className="ui-mut">{t('credit.lasts')}</span> : null}
            <b>{days > 0 ? lasts(facts) : format.title(lasts(facts))}</b>
            <span className="ui-mut ui-push">
              {perDay.gt(0) ? t('credit.perDay', { amount: format.money(perDay) }) : t('credit.spentNothing')}
            </span>
          </div>
          <Runway
            days={days}
            {...(noticeDays === undefined ? {} : { noticeDays })}
            labels={{
              start: t('runway.today'),
              middle: <span className="ui-mut">{watched.filter(Boolean).join(', ')}</span>,
              end: t('runway.end'),
            }}
          />
        </div>
      </div>
    </Card>
  );
}
