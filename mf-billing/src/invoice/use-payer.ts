import { useQuery } from '@console/api';
import { useSiteConfig } from '@console/area';
import { listCards, type Card } from '@console/contract/card';
import { topUpTotal } from '@console/domain/price';
import { useFormat } from '@console/ui';
import { useCardFace } from '../card/face';
import { useInvoicesText } from './texts';

/** The card that an account's invoices are charged to; null where they are paid from its credit, undefined while unknown. */
export function usePayingCard(account: number): Card | null | undefined {
  const { data: cards } = useQuery(listCards, { billing_account_id: account });
  if (!cards) return undefined;
  const card = cards.find((one) => one.is_primary && !one.is_deleted);
  return card && card.processor?.keyword !== 'invoice' ? card : null;
}

/** Says what pays an account's invoices of an amount with tax: its primary card, else its credit. */
export function usePayer(account: number): (amount: string | undefined) => string {
  const t = useInvoicesText();
  const { money } = useFormat();
  const face = useCardFace();
  const { paymentProcessors, siteCurrency } = useSiteConfig();
  const card = usePayingCard(account);
  return (amount) => {
    if (card === undefined || amount === undefined) return t('pay.byAccount');
    if (card === null) return t('pay.byCredit');
    const processor = paymentProcessors.find(({ keyword }) => keyword === card.processor?.keyword);
    // No fee is added to an invoice; only the currency may be another.
    const { charge } = topUpTotal({
      amount,
      processor: { charge_currency_conversion: processor?.charge_currency_conversion },
      vatPercentage: 0,
      currency: siteCurrency,
    });
    const values = { card: face(card).title, amount: money(amount) };
    return charge
      ? t('pay.byCardIn', { ...values, charge: money(charge.amount, { currency: charge.currency }) })
      : t('pay.byCard', values);
  };
}
