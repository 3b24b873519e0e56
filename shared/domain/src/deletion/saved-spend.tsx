import type { Money } from '@console/api';
import type { DeleteDialogProps } from '@console/ui';
import { CreditChanges } from '../credit-change';

/**
 * What a DeleteDialog says of the money: by how much the spend of a month goes down, and how much longer credit lasts then.
 * @param account id of the account that is charged
 * @param amount before tax, after its discount; undefined where it is not known, of which nothing is said
 */
export const savedSpend = (
  account: number | null | undefined,
  amount: Money | undefined,
): Pick<DeleteDialogProps, 'spend'> =>
  amount
    ? { spend: { amount, note: <CreditChanges per="month" changes={[{ account, amount: amount.times(-1) }]} /> } }
    : {};
