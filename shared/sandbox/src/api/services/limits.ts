import type { AccountRow } from '../../model/billing';
import type { SiteRuntime } from '../../site';
import { accountLimitFaults } from '../vm/limits';

interface Size {
  readonly vcpu: number;
  /** MB */
  readonly memory: number;
}

/** What a limited billing account cannot take on, by field of the order: its machines and nodes count together. */
export function limitedAccountFaults(
  site: SiteRuntime,
  account: AccountRow,
  added: readonly Size[],
): Record<string, string> {
  const total = (part: keyof Size) => added.reduce((sum, size) => sum + size[part], 0);
  const { vcpu, ram } = accountLimitFaults(site, account, { vcpu: total('vcpu'), ram: total('memory') });
  return { ...(vcpu ? { vm_cpu: vcpu } : {}), ...(ram ? { vm_ram: ram } : {}) };
}
