import { useFeature, useSiteConfig } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import { BASE_PATH, paths } from '@console/contract/paths';
import { CopyText, Facts, SidebarBlock, useFormat } from '@console/ui';
import { useAccountText } from '../texts';

/** The link that brings somebody with an account's code. */
export const referralLink = (code: string, origin: string): string =>
  `${origin}${BASE_PATH}${paths.referral({ code })}`;

/** The code that an account shares, what it brings to both sides, and when; on sites with referrals. (spec 2, section 3) */
export function ReferralBlock({ account }: { account: BillingAccount }) {
  const t = useAccountText();
  const { money } = useFormat();
  const isOffered = useFeature('referralCodeEnabled');
  const { referralCreditAmounts: amounts } = useSiteConfig();
  const code = account.referral_share_code;
  if (!isOffered || !code) return null;
  const topUp = amounts?.referral_credit_receiver_precondition_topup_sum ?? 0;
  const given = amounts && { you: money(amounts.promoter_credit), they: money(amounts.receiver_credit) };
  return (
    <SidebarBlock title={t('referral.title')}>
      {given ? (
        <p className="ui-mut">
          {topUp > 0 ? t('referral.textTopUp', { ...given, amount: money(topUp) }) : t('referral.text', given)}
        </p>
      ) : null}
      <Facts
        items={[
          { id: 'code', label: t('referral.code'), value: <CopyText mono value={code} label={t('referral.code')} /> },
          {
            id: 'link',
            label: t('referral.link'),
            value: <CopyText value={referralLink(code, window.location.origin)} label={t('referral.link')} />,
          },
        ]}
      />
    </SidebarBlock>
  );
}
