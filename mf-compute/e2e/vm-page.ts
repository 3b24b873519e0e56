import type { Page } from '@playwright/test';
import { expect, test as base } from '../../shared/tooling/src/e2e/fixtures';
import type { Person, Sandbox } from '../../shared/tooling/src/e2e/sandbox';

export {
  expect,
  expectAccessible,
  expectFits,
  expectTitle,
  expectToast,
  inEachLook,
  named,
  SCHEMES,
} from '../../shared/tooling/src/e2e/fixtures';

/** A machine of the demo data with three disks, backups, a load balancer, a floating IP and a network. */
export const LEDGER = { name: 'billing-reconciliation-nightly-batch-worker-eu-north-02', location: 'jhv' } as const;
/** A small running one without copies. */
export const RUNNER = { name: 'ci-runner-a2', location: 'jhv' } as const;
/** A stopped one. */
export const STAGING = { name: 'staging-all-in-one', location: 'jhv' } as const;

export interface Machine {
  readonly name: string;
  readonly location: string;
}

interface Listed {
  readonly uuid: string;
  readonly name: string;
  readonly status: string;
  readonly backup: boolean;
  readonly storage: readonly { readonly uuid: string; readonly size: number; readonly replica: readonly object[] }[];
}

const isListed = (row: unknown): row is Listed =>
  typeof row === 'object' && row !== null && 'uuid' in row && 'name' in row && 'storage' in row;

/** A machine as the API has it now. */
export async function machineOf(sandbox: Sandbox, { name, location }: Machine): Promise<Listed> {
  const list = await sandbox.api('customer', 'GET', `/${location}/user-resource/vm/list`);
  const rows = Array.isArray(list) ? list.filter(isListed) : [];
  const found = rows.find((row) => row.name === name);
  if (!found) throw new Error(`There is no machine ${name} in ${location}`);
  return found;
}

interface VmFixtures {
  /** Opens the page of a machine as the customer; `query`: '?tab=disks'. Gives its uuid. */
  readonly openVm: (machine: Machine, query?: string) => Promise<string>;
  /** The calls that changed something, without what was asked. */
  readonly writes: () => Promise<{ method: string; path: string; body: string }[]>;
}

export const test = base.extend<VmFixtures>({
  openVm: async ({ page, sandbox, signIn, open }, use) => {
    const person: Person = 'customer';
    await use(async (machine, query = '') => {
      const { uuid } = await machineOf(sandbox, machine);
      await sandbox.clearRequests();
      await signIn(person);
      await open(`/compute/vm/${machine.location}/${uuid}${query}`);
      await expect(page.getByRole('heading', { level: 1, name: machine.name, includeHidden: true })).toBeVisible();
      return uuid;
    });
  },
  writes: async ({ sandbox }, use) => {
    await use(async () =>
      (await sandbox.requests())
        .filter(({ method }) => method !== 'GET')
        .map(({ method, path, body }) => ({ method, path, body: JSON.stringify(body) })),
    );
  },
});

/** Opens the menu with all actions of the machine and chooses one. */
export async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Asks for a stop or a restart in the menu and confirms it. */
export async function stopBy(page: Page, action: 'Stop' | 'Force stop' | 'Restart'): Promise<void> {
  await chooseAction(page, action);
  const confirm = { Stop: 'Stop machine', 'Force stop': 'Force stop', Restart: 'Restart machine' }[action];
  await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
}

/** Stops a machine by the button of its page. */
export async function stopMachine(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop machine' }).click();
}
