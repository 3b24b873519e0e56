import type { Sandbox } from '../../shared/tooling/src/e2e/sandbox';

/** Machines of the customer that the tests act on. */
export const machines = {
  /** Runs in Tallinn with a public address; charged to the second account. */
  gateway: 'api-gateway-prod-01',
  /** Runs in Tallinn with a public address; charged to the first account, as the free address there. */
  blue: 'shop-web-blue-7f3',
  /** As blue, with another address. */
  green: 'shop-web-blue-8c1',
  /** Stopped, in Jõhvi, without a public address. */
  staging: 'staging-all-in-one',
  /** Runs in Jõhvi, without a public address. */
  runner: 'ci-runner-a2',
  /** Runs in Jõhvi with three disks, two of which have copies. */
  ledger: 'billing-reconciliation-nightly-batch-worker-eu-north-02',
  /** Stopped, with Windows, in Tallinn. */
  windows: 'erp-win-2022',
  /** Runs in Tartu, with a public address. */
  grafana: 'grafana',
} as const;

interface Row {
  readonly name: string;
  readonly uuid: string;
}

const isRow = (row: unknown): row is Row => typeof row === 'object' && row !== null && 'name' in row && 'uuid' in row;

/** Where a machine of the customer is. */
export async function findMachine(sandbox: Sandbox, name: string): Promise<{ location: string; uuid: string }> {
  for (const location of ['jhv', 'tll', 'trtu']) {
    const rows = await sandbox.api('customer', 'GET', `/${location}/user-resource/vm/list`);
    const found = Array.isArray(rows) ? rows.filter(isRow).find((row) => row.name === name) : undefined;
    if (found) return { location, uuid: found.uuid };
  }
  throw new Error(`No machine ${name}`);
}

/** The path of a machine's page. @param search such as 'tab=network&dialog=clone' */
export async function pathOf(sandbox: Sandbox, name: string, search = ''): Promise<string> {
  const { location, uuid } = await findMachine(sandbox, name);
  return `/compute/vm/${location}/${uuid}${search ? `?${search}` : ''}`;
}

/** How often a call was made whose path ends so. */
export async function countOf(sandbox: Sandbox, method: string, end: string): Promise<number> {
  const seen = await sandbox.requests();
  return seen.filter((call) => call.method === method && call.path.endsWith(end)).length;
}
