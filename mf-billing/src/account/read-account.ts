import { ApiError, call, lookUp, unreadError } from '@console/api';
import { listBillingAccounts, type BillingAccount } from '@console/contract/billing-account';
import { accountText } from './texts';

/** An account as the server has it now. @throws ApiError where it cannot be read, or is not there any more */
export async function readAccount(id: number): Promise<BillingAccount> {
  const found = lookUp(await call(listBillingAccounts, {}), 'id', id);
  if (found === 'unread') throw unreadError();
  if (!found || found.is_deleted) throw new ApiError({ kind: 'general', text: accountText('edit.gone') });
  return found;
}
