import * as v from 'valibot';
import type { BillingAccount } from '@console/contract/billing-account';
import type { Location } from '@console/contract/location';
import type { ParamsOf } from '@console/contract/endpoint';
import type { createIpAddress } from '@console/contract/ip-address-change';
import { tooLong, LONGEST_TEXT } from '@console/contract/text-length';
import { accountBlock } from '@console/domain/account-block';
import { accountOf, firstPayer, firstLocation, locationFault, ownAccounts } from '@console/domain/order';
import { requiredText } from '@console/domain/rules';
import { translateSentence } from '@console/ui';
import { ipText } from '../texts';

/** What the form holds, as it is checked and kept. */
export const reserveShape = v.object({
  location: v.string(),
  name: v.string(),
  /** Id of the billing account; '' where there is none, or the API token decides. */
  account: v.string(),
});

export type ReserveValues = v.InferOutput<typeof reserveShape>;

/** What there is to choose from. */
export interface ReserveChoices {
  readonly locations: readonly Location[];
  readonly accounts: readonly BillingAccount[];
  /** The API token decides who pays. (spec 3, section 6) */
  readonly isTokenBound: boolean;
}

/** What the form begins with: the location of the link where something can be created there, the account that pays by default. */
export const firstReserve = (choices: ReserveChoices, location: string | null): ReserveValues => ({
  location: firstLocation(choices.locations, location ?? undefined),
  name: '',
  account: firstPayer(choices),
});

/** What stands against a reservation, by field. A name is not needed. */
export function reserveProblems(
  { locations, accounts, isTokenBound }: ReserveChoices,
  { location, name, account }: ReserveValues,
): Partial<Record<keyof ReserveValues, string>> {
  const fault = locationFault(locations, location);
  const payer = accountOf(ownAccounts(accounts), account);
  return {
    ...(fault ? { location: fault === 'paused' ? ipText('reserve.paused') : requiredText() } : {}),
    ...(name.trim().length > LONGEST_TEXT ? { name: translateSentence(tooLong(LONGEST_TEXT)) } : {}),
    ...(isTokenBound ? {} : payer ? {} : { account: requiredText() }),
    ...(!isTokenBound && payer && accountBlock(payer) ? { account: ipText('reserve.accountBlocked') } : {}),
  };
}

/** The call for what was chosen. */
export const reserveRequest = ({ location, name, account }: ReserveValues): ParamsOf<typeof createIpAddress> => ({
  location,
  name: name.trim(),
  ...(account === '' ? {} : { billing_account_id: Number(account) }),
});
