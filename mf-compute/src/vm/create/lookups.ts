import type { BillingAccount } from '@console/contract/billing-account';
import type { VmImage } from '@console/contract/vm-image';
import type { VmChoices } from './values';

export const imageOf = (choices: Pick<VmChoices, 'images'>, osName: string): VmImage | undefined =>
  choices.images.find((image) => image.os_name === osName);

export const accountOf = (choices: Pick<VmChoices, 'accounts'>, id: string): BillingAccount | undefined =>
  choices.accounts.find((account) => String(account.id) === id);

/** The account that pays: the chosen one, or the only one that a bound API token reaches. */
export const payingAccount = (
  choices: Pick<VmChoices, 'accounts' | 'isTokenBound'>,
  id: string,
): BillingAccount | undefined =>
  accountOf(choices, id) ?? (choices.isTokenBound && choices.accounts.length === 1 ? choices.accounts[0] : undefined);
