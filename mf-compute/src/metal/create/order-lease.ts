import { call, invalidate, isAborted, lookUp } from '@console/api';
import type { NewJob } from '@console/area';
import { accountTitle } from '@console/contract/billing-account';
import type { ParamsOf } from '@console/contract/endpoint';
import { listMetalLeases, listMetalSpecs, metalOsName, type MetalLease } from '@console/contract/metal';
import { createMetalLease } from '@console/contract/metal-lease';
import { paths } from '@console/contract/paths';
import { payerOf, toMatch } from '@console/domain/order';
import type { LeaseRow } from '../lease/rows';
import { orderRequest } from './request';
import { specOf } from './stock';
import { createText } from './texts';
import type { OrderChoices, OrderValues } from './values';

/** How long an installation is expected to take: 26 minutes, as the sandbox takes. No document says it. */
const EXPECTED_MS = 1_560_000;

/** Before each look at the list. */
const LOOK_MS = 5000;
/** After this many times the expected duration it is looked at seldom: nothing is ready that is still being installed. */
const PATIENCE = 4;
const SELDOM_MS = 60_000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

type Request = ParamsOf<typeof createMetalLease>;

async function place(request: Request, known: readonly string[]): Promise<MetalLease> {
  try {
    return await call(createMetalLease, request, { before: { known } });
  } finally {
    for (const changed of [listMetalLeases, listMetalSpecs]) void invalidate(changed);
  }
}

/** A server as it is now: undefined where it is gone. @throws ApiError when the credential has changed */
async function lookAt(location: string, uuid: string): Promise<MetalLease | 'unread' | undefined> {
  try {
    return lookUp(await call(listMetalLeases, { location }), 'uuid', uuid);
  } catch (error) {
    if (isAborted(error)) throw error;
    return 'unread';
  }
}

/** Resolves when somebody can see the page: a hidden tab asks for nothing. */
function whenVisible(): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((resolve) => {
    const look = (): void => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
  });
}

/** Waits until a server is installed. A look that fails is taken again. @throws Error when the server is gone */
async function installed({ uuid, status }: MetalLease, location: string): Promise<void> {
  const late = Date.now() + PATIENCE * EXPECTED_MS;
  let now = status;
  while (now === 'pending') {
    await wait(Date.now() < late ? LOOK_MS : SELDOM_MS);
    await whenVisible();
    const lease = await lookAt(location, uuid);
    if (lease === 'unread') continue;
    if (!lease) throw new Error(createText('problem.gone'));
    now = lease.status;
  }
}

/**
 * Orders a server and waits until it is installed.
 * @param known uuids of servers that had this name before
 * @param onAccepted the server has taken the order, and goes on to install
 * @throws ApiError of the order: 'No available machines' among others
 */
export async function orderLease(
  request: Request,
  known: readonly string[],
  onAccepted: () => void = () => undefined,
): Promise<{ path: string }> {
  const lease = await place(request, known);
  onAccepted();
  await installed(lease, request.location);
  void invalidate(listMetalLeases);
  return { path: paths.metalLease({ uuid: lease.uuid }) };
}

/**
 * The job of an order: what it sends, what its progress shows, and what finds the server again after a reload.
 * @param leases the servers that are there already: one of the same name is not the new one
 * @param onAccepted the server has taken the order, and goes on to install
 */
export function jobOf(
  choices: OrderChoices,
  values: OrderValues,
  leases: readonly LeaseRow[],
  onAccepted: () => void,
): NewJob {
  const request = orderRequest(values);
  const { location, display_name: name } = request;
  const known = leases.filter((row) => row.display_name === name && row.location === location).map(({ uuid }) => uuid);
  const account = payerOf(choices, values.account);
  return {
    kind: 'bare_metal',
    name,
    location,
    area: 'mf-compute',
    expectedMs: EXPECTED_MS,
    another: paths.metalCreate(),
    match: {
      ...toMatch(known),
      spec: specOf(choices, values.spec, location)?.title ?? '',
      system: metalOsName(choices.systems, values.osId) ?? '',
      account: account ? accountTitle(account) : '',
    },
    run: () => orderLease(request, known, onAccepted),
  };
}
