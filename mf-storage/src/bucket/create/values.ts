import * as v from 'valibot';
import type { BillingAccount } from '@console/contract/billing-account';
import { bucketNameFault, bucketNameLength } from '@console/contract/bucket-name';
import type { createBucket } from '@console/contract/bucket-change';
import type { ParamsOf } from '@console/contract/endpoint';
import { accountBlock } from '@console/domain/account-block';
import { accountOf, firstPayer, ownAccounts } from '@console/domain/order';
import { requiredText } from '@console/domain/rules';
import { translateSentence } from '@console/ui';
import { createText } from './texts';

/** What the form holds, as it is checked and kept. */
export const bucketShape = v.object({
  name: v.string(),
  /** Id of the billing account; '' where there is none, or the API token decides. */
  account: v.string(),
  /** GB that the price is shown for; it is sent nowhere. */
  gigabytes: v.nullable(v.number()),
  /** Whether this console is let in by the bucket's rule for pages. */
  isOpen: v.boolean(),
});

export type BucketValues = v.InferOutput<typeof bucketShape>;

/** What there is to choose from. */
export interface BucketChoices {
  readonly accounts: readonly BillingAccount[];
  /** The API token decides who pays. (spec 3, section 6) */
  readonly isTokenBound: boolean;
}

const GIGABYTES = 100;

/** What the form begins with; a link may bring a name. */
export const firstValues = (choices: BucketChoices, name: string | null): BucketValues => ({
  name: name ?? '',
  account: firstPayer(choices),
  gigabytes: GIGABYTES,
  isOpen: true,
});

/** What is wrong with the name, in the language of the page. (spec 3, section 5) */
export const nameFault = (name: string): string | undefined => {
  const fault = name === '' ? undefined : bucketNameFault(name);
  return name === '' ? requiredText() : fault && translateSentence(fault);
};

/**
 * The rule that a name breaks while it is being typed, however it goes on; a name that is only not finished yet breaks none.
 * (spec 3, section 5)
 */
export function typingFault(name: string): string | undefined {
  const { min } = bucketNameLength;
  let end = name.length;
  while (name.charAt(end - 1) === '-') end -= 1;
  const finished = name.slice(0, end).padEnd(min, '0');
  const fault = name === '' ? undefined : bucketNameFault(finished);
  return fault && translateSentence(fault);
}

/** What stands against it, by field. */
export function bucketProblems(
  { accounts, isTokenBound }: BucketChoices,
  { name, account }: BucketValues,
): Partial<Record<keyof BucketValues, string>> {
  const payer = accountOf(ownAccounts(accounts), account);
  const fault = nameFault(name.trim());
  const unpaid = payer ? accountBlock(payer) && createText('problem.account') : requiredText();
  return {
    ...(fault ? { name: fault } : {}),
    ...(!isTokenBound && unpaid ? { account: unpaid } : {}),
  };
}

/** The call for what was filled in. */
export const bucketRequest = ({ name, account }: BucketValues): ParamsOf<typeof createBucket> => ({
  name: name.trim(),
  ...(account === '' ? {} : { billing_account_id: Number(account) }),
});
