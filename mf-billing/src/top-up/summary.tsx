import { codeRequest, big, useQuery } from '@console/api';
import { CodeButton, useSiteConfig } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import { sendLinkData } from '@console/contract/payment-link';
import { getClearThreshold } from '@console/contract/restriction';
import { getFinalTopUpAmount } from '@console/contract/top-up';
import { buyCredit } from '@console/contract/top-up-buy';
import { ownValue } from '@console/contract/own-value';
import { creditGain, KnownCreditChange } from '@console/domain/credit-change';
import { topUpTotal } from '@console/domain/price';
import { Icon, SidebarBlock, useFormat, type IconName } from '@console/ui';
import { FormError, SubmitButton } from '@console/ui/forms';
import type { Money } from '@console/api';
import { useText as useBillingText } from '../texts';
import { linkRequest } from './begin';
import { cardRequest } from './buy-card';
import { effectsOf, type Effect } from './effects';
import { TopUpReceipt, type FinalAmount } from './receipt';
import { useText } from './texts';
import { useSettled } from './use-settled';
import type { Way } from './ways';

/** Time between a key and the question what it costs. */
const TYPING_MS = 400;

interface Chosen {
  readonly account: BillingAccount;
  /** Undefined while it is none. */
  readonly amount: number | undefined;
  readonly way: Way | undefined;
}

/** What the server takes for the amount that stands there, once nobody types any more. */
export function useFinalAmount({ account, amount, way }: Chosen): FinalAmount {
  const settled = useSettled(amount, TYPING_MS);
  const isReady = settled !== undefined && settled === amount && way !== undefined;
  const query = useQuery(
    getFinalTopUpAmount,
    isReady ? { billing_account_id: account.id, processor: way.processor.keyword, amount: settled } : null,
  );
  return {
    amount: query.data === undefined ? undefined : big(query.data.final_amount),
    isLoading: query.isLoading || !isReady,
    error: query.error,
    retry: () => void query.reload(),
  };
}

const promotionNames = {
  first_free: 'promotion.first_free',
  referral_receiver: 'promotion.referral_receiver',
  signup_campaign: 'promotion.signup_campaign',
} as const;

const icons: Readonly<Record<Effect['kind'], IconName>> = {
  longer: 'calendar-clock',
  clears: 'badge-check',
  towards: 'info',
  promotion: 'gift',
  promotionLeft: 'gift',
};

function Effects({ account, amount, perDay }: { account: BillingAccount; amount: number; perDay: Money }) {
  const t = useText();
  const billing = useBillingText();
  const { money, duration } = useFormat();
  const isLimited = account.restriction_level === 'LIMITED';
  const threshold = useQuery(getClearThreshold, isLimited ? {} : null).data?.restriction_level_clear_topup_threshold;
  const gain = creditGain(account, big(amount), perDay);
  const effects = effectsOf({ account, amount, perDay, threshold }).filter(({ kind }) => !(gain && kind === 'longer'));
  const textOf = (effect: Effect): string => {
    switch (effect.kind) {
      case 'longer':
        return t('effect.longer', { time: duration(effect.seconds) });
      case 'clears':
        return t('effect.clears');
      case 'towards':
        return t('effect.towards', { amount: money(effect.threshold) });
      case 'promotion':
      case 'promotionLeft': {
        const id = ownValue(promotionNames, effect.type);
        const named = { bonus: money(effect.bonus), promotion: id ? billing(id) : effect.type };
        return effect.kind === 'promotion'
          ? t('effect.promotion', named)
          : t('effect.promotionLeft', { ...named, left: money(effect.left) });
      }
    }
  };
  if (effects.length === 0 && !gain) return null;
  return (
    <SidebarBlock title={t('effect.title')}>
      {gain ? <KnownCreditChange change={gain} /> : null}
      <ul className="top-up-effects">
        {effects.map((effect) => (
          <li key={textOf(effect)}>
            <Icon name={icons[effect.kind]} />
            <span>{textOf(effect)}</span>
          </li>
        ))}
      </ul>
    </SidebarBlock>
  );
}

/** What the button sends, as code. */
const codeOf = (account: number, amount: number, way: Way) =>
  way.kind === 'card'
    ? codeRequest(buyCredit, cardRequest({ account, amount, way }))
    : codeRequest(sendLinkData, linkRequest({ account, amount, way }));

interface SummaryProps extends Chosen {
  readonly perDay: Money;
  readonly final: FinalAmount;
  /** Why it cannot be sent. */
  readonly reason: string | undefined;
  /** Whether nobody knows how the try before has ended. */
  readonly isUnsure: boolean;
}

/** What is paid, what for, and the button: the right column of the form. */
export function TopUpSummary({ account, amount, way, perDay, final, reason, isUnsure }: SummaryProps) {
  const t = useText();
  const { siteCurrency: currency } = useSiteConfig();
  const code =
    amount !== undefined && way ? <CodeButton size="sm" requests={() => [codeOf(account.id, amount, way)]} /> : null;
  return (
    <>
      <SidebarBlock title={t('receipt.title')} {...(code ? { extra: code } : {})}>
        {amount !== undefined && way ? (
          <TopUpReceipt
            total={topUpTotal({ amount, processor: way.processor, vatPercentage: account.vat_percentage, currency })}
            vatPercentage={account.vat_percentage ?? 0}
            currency={currency}
            processor={way.processor}
            final={final}
          />
        ) : (
          <p className="ui-mut">{t('receipt.open')}</p>
        )}
        <FormError />
        <SubmitButton full pendingLabel={t('submit.pending')} {...(reason ? { reason } : {})}>
          {t(isUnsure ? 'submit.again' : way?.kind === 'card' ? 'submit.card' : 'submit')}
        </SubmitButton>
      </SidebarBlock>
      {amount === undefined ? null : <Effects account={account} amount={amount} perDay={perDay} />}
    </>
  );
}
