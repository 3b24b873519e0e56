import { useReceiptFacts, type ReceiptFacts } from '@console/domain/order-form';
import type { SummedLine } from '@console/domain/price';
import { useFormat } from '@console/ui';
import type { MachinePart } from '../machine/machine-price';
import { useVmForm } from './form-context';
import { payingAccount } from './lookups';
import { quoteAll } from './quote';
import { countOf } from './targets';
import { useText } from './texts';
import { usePriceSource } from './use-price-source';

/** '2 × €0.0060', '60 GB × €0.0001', '1 address'; without the price where several places ask different ones. */
function useLineNote(): (line: SummedLine<MachinePart>) => string {
  const t = useText();
  const { money, number } = useFormat();
  return ({ id, quantity, unitHourly }) => {
    if (id === 'publicIp') return t('receipt.addresses', { n: quantity });
    const amount = number(quantity, { digits: 1 });
    const isCounted = id === 'cpu' || id === 'licence';
    if (!unitHourly) return t(isCounted ? 'receipt.count' : 'receipt.countGb', { amount });
    return t(isCounted ? 'receipt.times' : 'receipt.timesGb', { amount, price: money(unitHourly, { per: 'hour' }) });
  };
}

/** Last stands what is added to the machine, as one chooses it. */
const AT_END: readonly MachinePart[] = ['publicIp', 'backup', 'snapshot'];

const byPlace = (one: SummedLine<MachinePart>, other: SummedLine<MachinePart>): number =>
  AT_END.indexOf(one.id) - AT_END.indexOf(other.id);

/** What the chosen machines cost, item by item; undefined while the price is not known. */
export function useReceipt(): ReceiptFacts | undefined {
  const t = useText();
  const prices = usePriceSource();
  const lineNote = useLineNote();
  const { choices, values } = useVmForm();
  const quote = prices && quoteAll(choices, values, prices);
  const lines = (quote?.lines ?? []).toSorted(byPlace).map((line) => ({
    id: line.id,
    label: t(`receipt.${line.id}`),
    note: lineNote(line),
    hourly: line.hourly,
    monthly: line.monthly,
  }));
  return useReceiptFacts(quote, lines, payingAccount(choices, values.account), {
    count: countOf(values),
    ...(values.origin === 'disk' ? { remark: t('receipt.ownDisk') } : {}),
  });
}
