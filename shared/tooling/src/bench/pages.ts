import * as v from 'valibot';
import type { PageName } from './budgets';

/** A page to measure: where it is, and what is visible when a person can use it. */
export interface BenchPage {
  readonly name: PageName;
  readonly path: string;
  readonly signedIn: boolean;
  /** CSS of what must be visible. */
  readonly ready: string;
}

/** The demo customer's API key: the name padded with zeros to 32 characters. */
export const CUSTOMER_KEY = 'customer'.padEnd(32, '0');

/** Finds the pages; the detail page needs the address of a machine that exists. */
export async function benchPages(origin: string): Promise<BenchPage[]> {
  const response = await fetch(`${origin}/api/v1/jhv/user-resource/vm/list`, { headers: { apikey: CUSTOMER_KEY } });
  const [vm] = v.parse(v.array(v.object({ uuid: v.string() })), await response.json());
  if (!vm) throw new Error('The demo customer has no virtual machine in jhv');
  return [
    { name: 'signIn', path: '/app/', signedIn: false, ready: 'input[type="password"]' },
    { name: 'home', path: '/app/', signedIn: true, ready: 'table tbody tr' },
    { name: 'list', path: '/app/compute', signedIn: true, ready: 'table tbody tr a' },
    { name: 'detail', path: `/app/compute/vm/jhv/${vm.uuid}`, signedIn: true, ready: 'h1' },
    { name: 'create', path: '/app/compute/create', signedIn: true, ready: '[role="radiogroup"]' },
  ];
}
