import type { ReactNode } from 'react';
import { useFeature, useTaxLabel } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import { FactSection, useFormat } from '@console/ui';
import { DateTimeCell } from '@console/ui/data';
import { useCardTitle } from '../../card/face';
import type { Id } from '../../texts';
import { useText } from '../../texts';
import { countryName } from '../countries';
import { languageName } from '../languages';
import { ShownStatus } from '../shown-status';
import { accountStatus, restriction } from '../state';

type Fact = { label: string; value: ReactNode; copy?: string; mono?: boolean };

/** Every field of an account that its owner reads. (spec 2, section 3) */
export function AccountFacts({ account }: { account: BillingAccount }) {
  const t = useText();
  const tax = useTaxLabel();
  const format = useFormat();
  const hasTopUp = useFeature('recurringPaymentsEnabled');
  const hasReferrals = useFeature('referralCodeEnabled');
  const locale = document.documentElement.lang || 'en';
  const missing = <span className="ui-mut">{t('value.notGiven')}</span>;
  const plain = (label: Id, value: string | number | null | undefined): Fact => ({
    label: t(label, { tax }),
    value: value || missing,
  });
  const copied = (label: Id, value: string | null | undefined): Fact => ({
    ...plain(label, value),
    mono: true,
    ...(value ? { copy: value } : {}),
  });
  const flag = (label: Id, value: boolean | null | undefined): Fact => ({
    label: t(label),
    value: t(value ? 'value.yes' : 'value.no'),
  });
  const percent = (label: Id, value: number | null | undefined): Fact => ({
    label: t(label, { tax }),
    value: format.percent((value ?? 0) / 100),
  });
  const notice = account.low_balance_notice_settings;
  const card = account.primary_card;
  const primary = useCardTitle()(card?.card_type ?? card?.type, card?.last4) ?? missing;

  return (
    <>
      <FactSection
        title={t('details.account')}
        items={[
          copied('column.number', String(account.id)),
          plain('field.title', account.title),
          { label: t('column.status'), value: <ShownStatus shown={accountStatus(account)} /> },
          { label: t('column.restriction'), value: <ShownStatus shown={restriction(account)} /> },
          plain('field.suspend_reason', account.suspend_reason),
          flag('column.default', account.is_default),
          {
            label: t('column.created'),
            value: <DateTimeCell value={account.created} />,
          },
          copied('field.integration_id', account.integration_id),
          plain('field.site', account.site),
          plain('field.reseller', account.reseller),
          ...(hasReferrals
            ? [
                copied('field.referral_share_code', account.referral_share_code),
                plain('field.referral_code', account.referral_code),
              ]
            : []),
        ]}
      />
      <FactSection
        title={t('details.contact')}
        items={[
          plain('field.customer_name', account.customer_name),
          { ...plain('field.email', account.email), ...(account.email ? { copy: account.email } : {}) },
          plain('field.customer_phone', account.customer_phone),
          plain('field.customer_id_number', account.customer_id_number),
          plain('field.address_line1', account.address_line1),
          plain('field.address_line2', account.address_line2),
          plain('field.city', account.city),
          plain('field.county', account.county),
          plain('field.post_index', account.post_index),
          plain('field.country', countryName(account.country, locale)),
          plain('field.lang', account.lang && languageName(account.lang, locale)),
          flag('field.send_invoice_email', account.send_invoice_email),
        ]}
      />
      <FactSection
        title={t('details.company')}
        items={[
          plain('field.company_name', account.company_name),
          plain('field.company_reg_code', account.company_reg_code),
          plain('field.company_vat_number', account.company_vat_number),
          plain('field.document', account.document_name ?? (account.document ? t('value.yes') : undefined)),
        ]}
      />
      <FactSection
        title={t('details.payment')}
        items={[
          flag('field.paying_by_invoice', account.paying_by_invoice),
          flag('field.can_pay', account.can_pay),
          flag('field.allow_debt', account.allow_debt),
          percent('field.vat', account.vat_percentage),
          percent('field.discount', account.discount_percentage),
          { label: t('field.primary_card'), value: primary },
          ...(hasTopUp
            ? [{ label: t('topUp.title'), value: t(account.is_recurring_payment_enabled ? 'value.on' : 'value.off') }]
            : []),
          {
            label: t('notice.title'),
            value: notice?.is_enabled ? format.money(notice.threshold ?? 0) : t('value.off'),
          },
        ]}
      />
    </>
  );
}
