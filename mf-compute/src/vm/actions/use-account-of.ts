import { useSiteConfig } from '@console/area';
import { useNamedAccounts } from '@console/domain/account';
import { isAllRead } from '@console/domain/list';
import { useBlockedPayer } from '@console/domain/account-block';
import { useCountedServices } from '@console/domain/payer';
import { accountRoom, type AccountRoom } from '@console/domain/order';
import type { JoinedVm } from '../machine/rows';
import { useVms } from '../machine/use-vms';

/** What the account that pays for a machine allows. */
export interface AccountOfVm {
  /** Why nothing more can be charged to it. */
  readonly blocked: string | undefined;
  /** What it has left, where it is a LIMITED one. */
  readonly room: AccountRoom | undefined;
}

/** The account of a machine, as far as it is in reach: what it may still be charged for. (spec 2, section 4) */
export function useAccountOf(vm: Pick<JoinedVm, 'billing_account'>): AccountOfVm {
  const blockedPayer = useBlockedPayer();
  const accounts = useNamedAccounts() ?? [];
  const account = accounts.find(({ id }) => id === vm.billing_account);
  const isLimited = account?.restriction_level === 'LIMITED';
  const services = useCountedServices(isLimited);
  const vms = useVms();
  const machines = isAllRead(vms) ? vms.rows : undefined;
  const { limitedBillingAccountConfig } = useSiteConfig();
  if (!account) return { blocked: undefined, room: undefined };
  return {
    blocked: blockedPayer(account.id),
    room: accountRoom(
      { accounts, limitedAccount: limitedBillingAccountConfig ?? undefined, machines, services },
      String(account.id),
    ),
  };
}
