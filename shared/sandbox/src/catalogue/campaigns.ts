import { money } from '../billing/exact';
import { currencyFactor } from './prices';

export interface Campaign {
  readonly code: string;
  /** Credit that it gives, and the top-ups that it asks for first; in the site's currency. */
  readonly amount: number;
  readonly topUp: number;
  readonly hasEnded: boolean;
}

/** Campaigns of the sandbox, in EUR. */
const campaigns: readonly Campaign[] = [
  { code: 'WELCOME10', amount: 10, topUp: 0, hasEnded: false },
  { code: 'START25', amount: 25, topUp: 50, hasEnded: false },
  { code: 'SUMMER2020', amount: 5, topUp: 0, hasEnded: true },
];

/** Whether any campaign has not ended. */
export const hasRunningCampaign = (): boolean => campaigns.some((row) => !row.hasEnded);

/** A campaign by its code, in any case; undefined for one that never was. */
export function campaignOf(currency: string, code: string): Campaign | undefined {
  const found = campaigns.find((row) => row.code === code.trim().toUpperCase());
  const factor = currencyFactor(currency);
  return found && { ...found, amount: money(found.amount * factor), topUp: money(found.topUp * factor) };
}
