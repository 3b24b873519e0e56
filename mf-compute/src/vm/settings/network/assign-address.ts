import { ApiError, call, toApiError } from '@console/api';
import { outcomeOf } from '@console/area';
import { listIpAddresses, type IpAddress } from '@console/contract/ip-address';
import { assignIpAddress, createIpAddress, getIpAddress, unassignIpAddress } from '@console/contract/ip-address-change';
import type { VmRow } from '../../rows';
import { settingsText } from '../texts';
import { reservedMeanwhile } from './addresses';

/** Leading an address to a machine: one that is free, a new one, or one that something else has. */
export interface AssignValues {
  readonly source: 'free' | 'new' | 'taken';
  /** The address, unless it is to be reserved. */
  readonly address: string;
  /** What has the address now, by uuid; only with `taken`. */
  readonly from: string;
  /** Of the new address. */
  readonly name: string;
  readonly account: number | undefined;
  /** The private address that it leads to. */
  readonly private_ip: string;
  /** The first of the two calls that is done already. */
  readonly half?: 'reserved' | 'unassigned';
  /** uuids of the addresses before a reservation whose answer was lost. */
  readonly before?: readonly string[];
}

type Machine = Pick<VmRow, 'uuid' | 'location'>;
type Keep = (values: AssignValues) => void;

const has = (ip: IpAddress, uuid: string): boolean => ip.assigned_to === uuid && !ip.unassigned_at;

/** Reserves an address; one whose answer was lost is found again by reading the list, and never reserved twice. */
async function reserve({ location }: Machine, values: AssignValues, keep: Keep): Promise<string> {
  const { name, account } = values;
  const list = () => call(listIpAddresses, { location });
  const lookAgain = async (before: readonly string[]) => reservedMeanwhile(await list(), before, { name, account });
  const found = values.before && (await lookAgain(values.before));
  if (found) return found.address;
  const before = values.before ?? (await list()).map(({ uuid }) => uuid);
  try {
    const order = { location, name, ...(account === undefined ? {} : { billing_account_id: account }) };
    return (await call(createIpAddress, order)).address;
  } catch (thrown) {
    const error = toApiError(thrown);
    if (outcomeOf(error) !== 'unknown') throw error;
    keep({ ...values, before });
    const late = await lookAgain(before).catch(() => undefined);
    if (!late) throw error;
    return late.address;
  }
}

/** Takes an address from what has it, as long as that is what was shown. */
async function takeFrom({ location }: Machine, { address, from }: AssignValues): Promise<void> {
  const now = await call(getIpAddress, { location, address });
  if (!now.assigned_to || now.unassigned_at) return;
  if (!has(now, from)) throw new ApiError({ kind: 'general', text: settingsText('assign.movedOn', { address }) });
  await call(unassignIpAddress, { location, address });
}

/** Leads an address to the machine; an answer that was lost is looked up. */
async function lead({ location, uuid }: Machine, address: string, private_ip: string): Promise<void> {
  try {
    await call(assignIpAddress, { location, address, private_ip });
  } catch (thrown) {
    const error = toApiError(thrown);
    const now =
      outcomeOf(error) === 'unknown'
        ? await call(getIpAddress, { location, address }).catch(() => undefined)
        : undefined;
    if (!now || !has(now, uuid)) throw error;
  }
}

/**
 * Carries out an assignment in one or two calls. What is done of two is kept, so that the next try goes on from there.
 * @throws ApiError
 */
export async function assignAddress(vm: Machine, values: AssignValues, keep: Keep): Promise<void> {
  let { address } = values;
  if (values.source === 'new') {
    address = await reserve(vm, values, keep);
    keep({ ...values, source: 'free', address, half: 'reserved' });
  } else if (values.source === 'taken') {
    await takeFrom(vm, values);
    keep({ ...values, source: 'free', half: 'unassigned' });
  }
  await lead(vm, address, values.private_ip);
}
