import type { PriceList } from '@console/contract/pricing';
import { sumQuotes, type SummedQuote } from '@console/domain/price';
import { quoteMachine, type MachineNeeds, type MachinePart, type MachineQuote } from '../machine/machine-price';
import { addedGb, sizeOf } from './choices';
import type { Size } from './packages';
import { poolIn } from './pools';
import { systemOf } from './system';
import { targetsOf } from './targets';
import type { VmChoices, VmValues } from './values';

/** A price list and the currency of the site. */
export interface Prices {
  readonly list: PriceList;
  readonly currency: string;
}

/** Where a new machine is priced: its pool, then its location. */
function placesOf(choices: VmChoices, values: VmValues, location: string): string[] {
  const pool = poolIn(choices, values, location);
  return pool ? [pool.uuid, location] : [location];
}

const quoteIn = (
  choices: VmChoices,
  values: VmValues,
  { list, currency }: Prices,
  location: string,
  needs: MachineNeeds,
): MachineQuote | undefined => quoteMachine(list, { currency, places: placesOf(choices, values, location) }, needs);

const isWindows = (choices: VmChoices, values: VmValues): boolean => systemOf(choices, values).osClass === 'win';

/** The price of a size as it stands on its tile: with the licence of the image, without disks and address beside it. */
export const quoteSize = (choices: VmChoices, values: VmValues, size: Size, prices: Prices): MachineQuote | undefined =>
  quoteIn(choices, values, prices, values.location, { ...size, windows: isWindows(choices, values) });

/** What one of the chosen machines is charged for. Of a backup one copy of each disk: more are kept with the nights. */
function needsOf(choices: VmChoices, values: VmValues): MachineNeeds | undefined {
  const size = sizeOf(choices, values);
  if (!size) return undefined;
  const addedDisksGb = values.origin === 'disk' ? 0 : addedGb(values);
  return {
    ...size,
    addedDisksGb,
    backupsGb: values.backup ? size.diskGb + addedDisksGb : 0,
    windows: isWindows(choices, values),
    publicIps: values.publicIp && choices.offersIps ? 1 : 0,
  };
}

/** The price of one machine of what is chosen, in one location. */
export function quoteOne(
  choices: VmChoices,
  values: VmValues,
  prices: Prices,
  location: string = values.location,
): MachineQuote | undefined {
  const needs = needsOf(choices, values);
  return needs && quoteIn(choices, values, prices, location, needs);
}

/** The price of all chosen machines; undefined while no size is chosen or the list lacks a part. */
export function quoteAll(choices: VmChoices, values: VmValues, prices: Prices): SummedQuote<MachinePart> | undefined {
  const places = targetsOf(values).map(({ location }) => location);
  const known = new Map([...new Set(places)].map((place) => [place, quoteOne(choices, values, prices, place)]));
  return sumQuotes(places.map((place) => known.get(place)));
}
