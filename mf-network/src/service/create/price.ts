import { useMemo } from 'react';
import type { Size } from '@console/domain/order';
import type { Quote } from '@console/domain/price';
import { usePriceList, usePriceTerms } from '@console/domain/price-list';
import { receiptLines, useReceiptFacts, type ReceiptFacts } from '@console/domain/order-form';
import { useFormat } from '@console/ui';
import { resolveOrder, type ServiceOrder } from './order';
import { PUBLIC_IP, quoteService } from './quote';
import { useCreateText } from './texts';

export interface QuoteOptions {
  /** In the place of the chosen ones. */
  readonly size?: Size;
  readonly location?: string;
  readonly nodes?: ServiceOrder['values']['nodes'];
  /** Without the floating IP: what a tile says of a size. */
  readonly isBare?: boolean;
}

/** Prices what the form says, or a variant of it; undefined while a size or a price is not known. */
export type ServicePricer = (order: ServiceOrder, variant?: QuoteOptions) => Quote | undefined;

/** Prices of managed services by the site's price list. */
export function useServicePrices(): ServicePricer {
  const prices = usePriceList();
  const terms = usePriceTerms();
  return useMemo(
    () =>
      (order, { size, location, nodes, isBare = false } = {}) => {
        const { values, choices } = order;
        const requested = nodes === undefined ? order : resolveOrder(choices, { ...values, nodes });
        const chosen = size ?? requested.size;
        if (!chosen || !requested.multipliers) return undefined;
        return quoteService(
          prices,
          { ...terms, places: [location ?? values.location] },
          {
            size: chosen,
            nodes: requested.nodes,
            multipliers: requested.multipliers,
            publicIp: !isBare && values.publicIp && choices.offersIps,
          },
        );
      },
    [prices, terms],
  );
}

/** Why an order has no price where nobody says what its service is charged for. */
export function useNoPrice({ image, multipliers }: ServiceOrder): string | undefined {
  const t = useCreateText();
  return image && !multipliers ? t('receipt.unknown') : undefined;
}

/** What the chosen service costs, item by item; undefined while the price is not known. */
export function useServiceReceipt(order: ServiceOrder): ReceiptFacts | undefined {
  const t = useCreateText();
  const { money, number } = useFormat();
  const { nodes, multipliers = [], payer } = order;
  const quoted = useServicePrices()(order);
  const multiplierOf = (id: string): number => multipliers.find(({ resource }) => resource === id)?.multiplier ?? 1;
  const label = (id: string): string => {
    switch (id) {
      case 'CPU':
        return t('receipt.cpu');
      case 'RAM':
        return t('receipt.memory');
      case 'STORAGE':
      case 'BLOCK_STORAGE':
        return t('receipt.disk');
      case PUBLIC_IP:
        return t('network.floatingIp');
      default:
        return id;
    }
  };
  const lines = receiptLines(quoted, ({ id, quantity, unitHourly }) => ({
    label: label(id),
    note:
      id === PUBLIC_IP
        ? t('receipt.address')
        : t('receipt.times', {
            nodes,
            amount: `${number(quantity, { digits: 1 })}${id === 'CPU' ? '' : ' GB'}`,
            // What a unit of this service costs: the list's price with its multiplier, which is no number of things.
            price: money(unitHourly.times(multiplierOf(id)), { per: 'hour' }),
          }),
  }));
  return useReceiptFacts(quoted, lines, payer);
}
