import type { Page } from '@playwright/test';
import type { Sandbox, SeenRequest } from '../../shared/tooling/src/e2e/sandbox';

/** The site that offers bare metal only. */
export const METAL = 'metal.localhost';

/** The controls of that site, back at its seed; at speed 0 installing is done at once. */
export async function metalSandbox(sandbox: Sandbox, speed = 0): Promise<Sandbox> {
  const metal = sandbox.on(METAL);
  await metal.clearFaults();
  await metal.reset();
  await metal.speed(speed);
  await metal.clearRequests();
  return metal;
}

/** Fills in what no order can begin without; the rest stands on its defaults. */
export const fillName = (page: Page, name: string): Promise<void> =>
  page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);

/** Sends the order, by the button of the width that is shown. */
export const order = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^Lease( server)?$/ })
    .filter({ visible: true })
    .first()
    .click();

/** The orders that the server has got. */
export const orders = (requests: readonly SeenRequest[]): SeenRequest[] =>
  requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/metal/leases'));
