import { useLocationsQuery } from '@console/api';
import { useFeature, useLocationSlugs, useSiteConfig } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import { listVms } from '@console/contract/vm';
import { useNamedAccounts } from '../account';
import { isAllRead } from '../list';
import { accountRoom } from '../order';
import { limitReason, type TakenSize } from './limit-reason';
import { useCountedServices } from './use-counted-services';

const NOWHERE: readonly string[] = [];

export interface LimitReasons {
  /** Reads why an account has no room for resources that it is to take over, one after the other: each has what is left by those before. */
  readonly inTurn: (account: BillingAccount) => (size: TakenSize) => string | undefined;
  /** Whether what the accounts have is still being read. */
  readonly isReading: boolean;
}

/**
 * What limited accounts have room for.
 * @param isWanted whether what is to be moved counts for the limits
 */
export function useLimitReasons(isWanted: boolean): LimitReasons {
  const most = useSiteConfig().limitedBillingAccountConfig ?? undefined;
  const accounts = useNamedAccounts();
  const isAsked = isWanted && Boolean(most && accounts?.some((account) => account.restriction_level === 'LIMITED'));
  const slugs = useLocationSlugs();
  const machines = useLocationsQuery(listVms, useFeature('vmsEnabled') && isAsked ? slugs : NOWHERE);
  const services = useCountedServices(isAsked);
  const known = isAllRead(machines) ? machines.rows : undefined;
  return {
    inTurn: (account) => {
      const sources = { accounts: [account], limitedAccount: most, machines: known, services };
      const room = accountRoom(sources, String(account.id))?.left;
      let taken = { vcpu: 0, ram_mb: 0 };
      return ({ vcpu, memory }) => {
        const left = room && { vcpu: room.vcpu - taken.vcpu, ram_mb: room.ram_mb - taken.ram_mb };
        const reason = limitReason(account, { vcpu, memory }, { most, left });
        if (reason === undefined) taken = { vcpu: taken.vcpu + vcpu, ram_mb: taken.ram_mb + memory };
        return reason;
      };
    },
    isReading: isAsked && !machines.isComplete,
  };
}
