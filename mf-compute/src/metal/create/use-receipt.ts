import { useReceiptFacts, type ReceiptFacts } from '@console/domain/order-form';
import { accountOf } from '@console/domain/order';
import { useFormat } from '@console/ui';
import { useServerPrices } from '../lease/use-server-prices';
import { specOf } from './stock';
import { useCreateText } from './texts';
import type { OrderChoices, OrderValues } from './values';

/** What the chosen server costs; undefined while none is chosen or its price is not known. */
export function useOrderReceipt(choices: OrderChoices, values: OrderValues): ReceiptFacts | undefined {
  const t = useCreateText();
  const { money } = useFormat();
  const quote = useServerPrices()(values.spec, values.location);
  const spec = specOf(choices, values.spec, values.location);
  const account = accountOf(choices.accounts ?? [], values.account);
  const lines = (quote?.lines ?? []).map((line) => ({
    id: line.id,
    label: spec?.title ?? t('receipt.server'),
    note: t('receipt.times', { price: money(line.unitHourly, { per: 'hour' }) }),
    hourly: line.hourly.round(4),
    monthly: line.monthly,
  }));
  return useReceiptFacts(quote, lines, account);
}
