import { useMemo } from 'react';
import { useQuery } from '@console/api';
import { getPriceList, type PriceList } from '@console/contract/pricing';
import { receiptLines, useReceiptFacts, type ReceiptFacts } from '@console/domain/order-form';
import { sumQuotes, type SummedLine, type SummedQuote, type PriceTerms } from '@console/domain/price';
import { useFormat } from '@console/ui';
import { quoteMachine, type MachineNeeds, type MachinePart, type MachineQuote } from '../machine/machine-price';
import { useVmForm } from './form';
import { poolIn, type VmOrder } from './order';
import type { Size } from '@console/domain/order';
import { usePriceTerms } from '@console/domain/price-list';
import { useText } from './texts';

/** A price list and how the site reads it. */
export interface Prices {
  readonly list: PriceList;
  readonly terms: PriceTerms;
}

/** A price for the order: in a location, or on another pool of the chosen one. */
const quoteIn = (
  { choices, values, system }: VmOrder,
  { list, terms }: Prices,
  needs: MachineNeeds,
  { location = values.location, pool = values.pool }: { readonly location?: string; readonly pool?: string } = {},
): MachineQuote | undefined => {
  const host = poolIn(choices, { pool }, location);
  const where = { ...terms, places: host ? [host.uuid, location] : [location] };
  return quoteMachine(list, where, { ...needs, windows: system.osClass === 'win' });
};

/**
 * The price of a size as it stands on its tile: with the licence of the image, without disks and address beside it.
 * @param pool the form's value of a pool, where it is not the chosen one
 */
export const quoteSize = (order: VmOrder, size: Size, prices: Prices, pool?: string): MachineQuote | undefined =>
  quoteIn(order, prices, size, pool === undefined ? {} : { pool });

/** What one more disk costs. */
export const quoteAddedDisk = (order: VmOrder, gigabytes: number, prices: Prices): MachineQuote | undefined =>
  quoteIn(order, prices, { vcpu: 0, memoryGb: 0, diskGb: 0, addedDisksGb: gigabytes });

/** What one of the chosen machines is charged for. Of a backup one copy of each disk: more are kept with the nights. */
function needsOf({ choices, values, size, addedGb }: VmOrder, withBackup: boolean): MachineNeeds | undefined {
  return (
    size && {
      ...size,
      addedDisksGb: addedGb,
      backupsGb: withBackup ? size.diskGb + addedGb : 0,
      publicIps: values.publicIp && choices.offersIps ? 1 : 0,
    }
  );
}

export interface QuoteOneOptions {
  /** In the place of the chosen location. */
  readonly location?: string;
  /** As if backups were chosen. */
  readonly withBackup?: boolean;
}

/** The price of one machine of what is chosen, in one location. */
export function quoteOne(
  order: VmOrder,
  prices: Prices,
  { location, withBackup = order.values.backup }: QuoteOneOptions = {},
): MachineQuote | undefined {
  const needs = needsOf(order, withBackup);
  return needs && quoteIn(order, prices, needs, location === undefined ? {} : { location });
}

/** The price of all chosen machines; undefined while no size is chosen or the list lacks a part. */
export function quoteAll(order: VmOrder, prices: Prices): SummedQuote<MachinePart> | undefined {
  const { places } = order;
  const known = new Map(places.map((place) => [place, quoteOne(order, prices, { location: place })]));
  return sumQuotes(order.targets.map(({ location }) => known.get(location)));
}

/** The price list and how the site reads it; undefined while it is not there. */
export function usePriceSource(): Prices | undefined {
  const list = useQuery(getPriceList, {}).data;
  const terms = usePriceTerms();
  return useMemo(() => list && { list, terms }, [list, terms]);
}

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
  const { order, values } = useVmForm();
  const quote = prices && quoteAll(order, prices);
  const lines = receiptLines(quote && { lines: quote.lines.toSorted(byPlace) }, (line) => ({
    label: t(`receipt.${line.id}`),
    note: lineNote(line),
  }));
  return useReceiptFacts(quote, lines, order.payer, {
    count: order.count,
    ...(values.origin === 'disk' ? { remark: t('receipt.ownDisk') } : {}),
  });
}
