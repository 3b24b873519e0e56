import type { PriceList } from '@console/contract/pricing';
import { quoteMachine, type PricePlace, type Quote } from '../../../price/quote';

/** What a floating IP costs while it leads to something. */
export const quoteAssignedIp = (prices: PriceList, where: PricePlace): Quote | undefined =>
  quoteMachine(prices, where, { vcpu: 0, memoryGb: 0, diskGb: 0, publicIps: 1 });
