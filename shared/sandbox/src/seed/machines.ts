import { metalSpecs } from '../catalogue/metal';
import { afterEvent, newMachine } from '../metal/machine-state';
import { credentialsFor } from '../metal/pool';
import { durations } from '../jobs/kinds';
import type { LeaseRow } from '../model/compute';
import type { MachineRow } from '../model/machine';
import type { SiteRuntime } from '../site';
import { type Random, randomFrom } from './random';
import { DAY, type Scene, sceneOf } from './scene';

const FIRST_NUMBER = 900_000;
const AGE = 700 * DAY;
const hex = '0123456789abcdef';

/** How long it takes until a machine is installed, in seconds. */
export const INSTALLING = durations['metal.install'] / 1000;

/** A hardware address of a server. */
export const serverMac = (random: Random): string => `3c:ec:ef:${(random.text(6, hex).match(/../g) ?? []).join(':')}`;

/** What a machine of a seed is, and how it came to its lease. */
export interface SeededMachine {
  readonly facts: Parameters<typeof newMachine>[0];
  readonly lease: LeaseRow;
  readonly by: 'user' | 'admin';
  readonly isReady: boolean;
  readonly stateIds: readonly [created: number, leased: number, installed: number];
}

/** Puts up a machine that is leased already, and lets the rest of its installing go on. Only inside a transaction. */
export function seedLeasedMachine(
  { store }: Scene,
  { facts, lease, by, isReady, stateIds }: SeededMachine,
): MachineRow {
  const [created, leased, installed] = stateIds;
  const lessee = { leaseId: lease.id, accountId: lease.account_id, userId: lease.user_id, osId: lease.os_id };
  const fresh = newMachine(facts, { stateId: created, at: lease.created - DAY });
  const pending = afterEvent(fresh, { kind: 'lease', by, lessee }, { stateId: leased, at: lease.created });
  if (!isReady) return store.machines.put(pending);
  const credentials = credentialsFor(lease.os_id, randomFrom(lease.id).text(20));
  const moment = { stateId: installed, at: lease.created + INSTALLING };
  return store.machines.put(afterEvent(pending, { kind: 'install', credentials }, moment));
}

/**
 * The provider's machines that nobody leases, in each location where creating is allowed, whatever customers have; beside
 * them one that is out of order and one that was thrown away. Only inside a transaction.
 */
export function seedMachines(site: SiteRuntime): void {
  if (!site.config.bareMetalEnabled) return;
  const scene = sceneOf(site, 'machines', FIRST_NUMBER);
  const { random, store } = scene;
  const at = scene.now - AGE;
  let count = 0;
  const put = (location: string, spec_uuid: string, fate?: 'take_offline' | 'remove') => {
    const fresh = newMachine(
      {
        id: random.uuid(),
        location,
        spec_uuid,
        label: `p${String(1 + Math.floor(count / 40)).padStart(2, '0')}-u${String(1 + (count % 40)).padStart(2, '0')}`,
        mac_addresses: [serverMac(random), serverMac(random)],
        ip_public_v4: `198.18.${count >> 8}.${count % 256}`,
        ip_public_v6: `2001:db8:78:${count.toString(16)}::2`,
      },
      { stateId: scene.number(), at },
    );
    const moment = { stateId: scene.number(), at: scene.now - DAY };
    count += 1;
    // One that somebody who outlives a reset has leased stays with them.
    if (store.machines.get(fresh.id)) return;
    store.machines.put(fate ? afterEvent(fresh, { kind: fate }, moment) : fresh);
  };
  for (const { slug, create_resource_disabled } of site.config.locations) {
    if (create_resource_disabled) continue;
    for (const { uuid, stock } of metalSpecs) for (let index = 0; index < stock; index += 1) put(slug, uuid);
  }
  for (const { uuid } of metalSpecs.filter(({ stock }) => stock === 0).slice(0, 1)) {
    put(site.defaultLocation, uuid, 'take_offline');
    put(site.defaultLocation, uuid, 'remove');
  }
}
