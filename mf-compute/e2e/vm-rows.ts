import type { Page } from '@playwright/test';
import type { Sandbox } from '../../shared/tooling/src/e2e/sandbox';

/** What the list shows of a machine, as the API has it. */
export interface ListedMachine {
  readonly uuid: string;
  readonly name: string;
  readonly status: string;
  readonly mac: string;
  readonly private_ipv4: string;
  readonly designated_pool_name: string;
}

const isListed = (row: unknown): row is ListedMachine =>
  typeof row === 'object' && row !== null && 'uuid' in row && 'mac' in row && 'designated_pool_name' in row;

/** The customer's machines of a location. */
export async function machinesIn(sandbox: Sandbox, location: string): Promise<ListedMachine[]> {
  const list = await sandbox.api('customer', 'GET', `/${location}/user-resource/vm/list`);
  return Array.isArray(list) ? list.filter(isListed) : [];
}

/** One of them. */
export async function machineNamed(sandbox: Sandbox, location: string, name: string): Promise<ListedMachine> {
  const found = (await machinesIn(sandbox, location)).find((machine) => machine.name === name);
  if (!found) throw new Error(`There is no machine ${name} in ${location}`);
  return found;
}

/** Which cell of a row stands under a column's header; the box of a row is the first. */
export async function columnOf(page: Page, header: string): Promise<number> {
  const headers = await page.getByRole('columnheader').allInnerTexts();
  return headers.indexOf(header);
}
