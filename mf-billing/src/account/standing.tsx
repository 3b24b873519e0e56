import { useQuery } from '@console/api';
import { useSiteConfig } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import { paths } from '@console/contract/paths';
import { getClearThreshold } from '@console/contract/restriction';
import { suspensionReason } from '@console/domain/account-block';
import { Link, Notice, useFormat } from '@console/ui';
import { WriteAboutAccount } from './contact';
import { useAccountText } from './texts';
import { useTopUpOffer } from './top-up-offer';

interface StandingProps {
  readonly account: BillingAccount;
}

/** What is the matter with an account, what that means, and the way out of it. (spec 2, section 4) */
export function AccountStanding({ account }: StandingProps) {
  return (
    <>
      <StatusNotice account={account} />
      <RestrictionNotice account={account} />
    </>
  );
}

function StatusNotice({ account }: StandingProps) {
  const t = useAccountText();
  const { money } = useFormat();
  const write = <WriteAboutAccount account={account} />;
  if (account.status === 'PENDING_VALIDATION') {
    return (
      <Notice tone="info" action={write}>
        <b>{t('pending.title')}</b> {t('pending.text')}
      </Notice>
    );
  }
  const isSuspended = account.status === 'SUSPENDED' || (account.status == null && account.is_active === false);
  if (!isSuspended) return null;
  const unpaid = account.unpaid_amount ?? 0;
  const reason = suspensionReason(account);
  return (
    <Notice
      tone="warn"
      action={
        unpaid > 0 ? (
          <Link strong to={`${paths.billingAccount(account)}?tab=invoices`}>
            {t('suspended.invoices')}
          </Link>
        ) : (
          write
        )
      }
    >
      <b>{reason ? t('suspended.titleReason', { reason }) : t('suspended.title')}</b>{' '}
      {unpaid > 0 ? t('suspended.unpaid', { amount: money(unpaid) }) : t('suspended.text')}
    </Notice>
  );
}

/** The way to the top-up page, or whom to write to where there is none. */
function TopUpOrWrite({ account }: StandingProps) {
  const t = useAccountText();
  const topUp = useTopUpOffer()(account);
  return topUp && !topUp.reason ? (
    <Link strong to={topUp.to}>
      {t('action.topUp')}
    </Link>
  ) : (
    <WriteAboutAccount account={account} />
  );
}

function RestrictionNotice({ account }: StandingProps) {
  const t = useAccountText();
  switch (account.restriction_level) {
    case 'LIMITED':
      return <LimitedNotice account={account} />;
    case 'FROZEN':
      return (
        <Notice tone="warn" action={<TopUpOrWrite account={account} />}>
          <b>{t('frozen.title')}</b> {t('frozen.text')}
        </Notice>
      );
    case 'TERMINATED':
      return (
        <Notice tone="danger" action={<WriteAboutAccount account={account} />}>
          <b>{t('terminated.title')}</b> {t('terminated.text')}
        </Notice>
      );
    default:
      return null;
  }
}

/** What lifts the limit of an account, with the sum of top-ups where it can be read. */
function useLifted(): string {
  const t = useAccountText();
  const { money } = useFormat();
  const threshold = useQuery(getClearThreshold, {}).data?.restriction_level_clear_topup_threshold;
  return threshold ? t('limited.clearAt', { amount: money(threshold) }) : t('limited.clear');
}

/** What a new customer may have, and what lifts the limit. */
function LimitedNotice({ account }: StandingProps) {
  const t = useAccountText();
  const { limitedBillingAccountConfig: limit } = useSiteConfig();
  const lifted = useLifted();
  return (
    <Notice tone="warn" action={<TopUpOrWrite account={account} />}>
      <b>{t('limited.title')}</b>{' '}
      {limit ? t('limited.most', { vcpu: limit.vcpu, memory: limit.ram_mb / 1024 }) : t('limited.some')} {lifted}
    </Notice>
  );
}

/** The same before an account is made. */
export function LimitsOfNew({ vcpu, ram_mb: megabytes }: { readonly vcpu: number; readonly ram_mb: number }) {
  const t = useAccountText();
  const lifted = useLifted();
  return (
    <Notice tone="info">
      {t('limited.new', { vcpu, memory: megabytes / 1024 })} {lifted}
    </Notice>
  );
}
