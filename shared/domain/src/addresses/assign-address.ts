import { ApiError, call, toApiError } from '@console/api';
import { outcomeOf } from '@console/area';
import { assigneeUuid, listIpAddresses } from '@console/contract/ip-address';
import { assignIpAddress, createIpAddress, unassignIpAddress } from '@console/contract/ip-address-change';
import { reservedMeanwhile } from './addresses';
import { text } from './messages';
import { readAddress } from './read-address';
import type { AddressPlace } from './target';

/** Leading an address to something: one that is free, a new one, or one that something else has. */
export interface AssignValues {
  readonly source: 'free' | 'new' | 'taken';
  /** The address, unless it is to be reserved. */
  readonly address: string;
  /** What has the address now, by uuid; only with `taken`. */
  readonly from: string;
  /** Of the new address. */
  readonly name: string;
  readonly account: number | undefined;
  /** The private address that it leads to; '' where none is known of what has but one. */
  readonly private_ip: string;
  /** The first of the two calls that is done already. */
  readonly half?: 'reserved' | 'unassigned';
  /** uuids of the addresses before a reservation whose response was lost. */
  readonly before?: readonly string[];
}

type Keep = (values: AssignValues) => void;

/** Where an assignment leads: a private address says it all, else the thing is named by uuid and kind. */
export const destination = ({ kind, uuid }: Pick<AddressPlace, 'kind' | 'uuid'>, private_ip: string) =>
  private_ip === '' ? { assigned_to: uuid, assigned_to_resource_type: kind } : { private_ip };

/** Reserves an address; one whose response was lost is found again by reading the list, and never reserved twice. */
async function reserve({ location }: AddressPlace, values: AssignValues, keep: Keep): Promise<string> {
  const { name, account } = values;
  const list = () => call(listIpAddresses, { location });
  const lookAgain = async (before: readonly string[]) => reservedMeanwhile(await list(), before, { name, account });
  const found = values.before && (await lookAgain(values.before));
  if (found) return found.address;
  const before = values.before ?? (await list()).map(({ uuid }) => uuid);
  try {
    const order = { location, name, ...(account === undefined ? {} : { billing_account_id: account }) };
    return (await call(createIpAddress, order, { before: { known: before } })).address;
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
async function takeFrom({ location }: AddressPlace, { address, from }: AssignValues): Promise<void> {
  const owner = assigneeUuid(await readAddress({ location, address }));
  if (owner === undefined) return;
  if (owner !== from) throw new ApiError({ kind: 'general', text: text('assign.movedOn', { address }) });
  await call(unassignIpAddress, { location, address });
}

/** Leads an address to the target; a response that was lost is looked up. */
async function lead({ kind, location, uuid }: AddressPlace, address: string, private_ip: string): Promise<void> {
  try {
    await call(assignIpAddress, { location, address, ...destination({ kind, uuid }, private_ip) });
  } catch (thrown) {
    const error = toApiError(thrown);
    const now =
      outcomeOf(error) === 'unknown' ? await readAddress({ location, address }).catch(() => undefined) : undefined;
    if (!now || assigneeUuid(now) !== uuid) throw error;
  }
}

/**
 * Carries out an assignment in one or two calls. What is done of two is kept, so that the next try goes on from there.
 * @throws ApiError
 */
export async function assignAddress(target: AddressPlace, values: AssignValues, keep: Keep): Promise<void> {
  let { address } = values;
  if (values.source === 'new') {
    address = await reserve(target, values, keep);
    keep({ ...values, source: 'free', address, half: 'reserved' });
  } else if (values.source === 'taken') {
    await takeFrom(target, values);
    keep({ ...values, source: 'free', half: 'unassigned' });
  }
  await lead(target, address, values.private_ip);
}
