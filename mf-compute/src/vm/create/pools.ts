import type { Located } from '@console/api';
import type { HostPool } from '@console/contract/host-pool';
import { defaultPool } from './rules';
import type { VmChoices, VmValues } from './values';

type Pools = Pick<VmChoices, 'pools'>;

/** The pool that a machine of a location gets when none is chosen; it may be one that is not shown. */
export const defaultPoolIn = ({ pools }: Pools, location: string): HostPool | undefined =>
  defaultPool(pools.filter((pool) => pool.location === location));

/** The host pools of a location that a customer may choose from, in the site's order. (spec 3, section 3) */
export const offeredPools = ({ pools }: Pools, location: string): Located<HostPool>[] =>
  pools
    .filter((pool) => pool.location === location && pool.is_visible !== false)
    .toSorted((a, b) => (a.ui_position ?? Infinity) - (b.ui_position ?? Infinity) || a.name.localeCompare(b.name));

/** How the form names a pool: by its name, so that another location gets its own of that name; '' is the default one. */
export const poolValue = (choices: Pools, pool: Located<HostPool>): string =>
  pool.uuid === defaultPoolIn(choices, pool.location)?.uuid ? '' : pool.name;

/** The pool that an order names in a location; undefined for the default one. (spec 3, section 5) */
export const orderedPool = (
  choices: Pools,
  { pool: chosen }: Pick<VmValues, 'pool'>,
  location: string,
): HostPool | undefined =>
  chosen === '' ? undefined : offeredPools(choices, location).find((pool) => poolValue(choices, pool) === chosen);

/** The pool that a machine gets in a location: the chosen one where there is one of its name, else the default one. */
export const poolIn = (choices: Pools, values: Pick<VmValues, 'pool'>, location: string): HostPool | undefined =>
  orderedPool(choices, values, location) ?? defaultPoolIn(choices, location);
