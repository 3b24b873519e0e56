import type { PriceList } from '@console/contract/pricing';
import { osClass } from '@console/contract/vm-image';
import { quoteMachine, type Quote } from '../../price/quote';
import { imageOf, sizeOf } from './choices';
import type { Size } from './packages';
import { defaultPool } from './rules';
import type { VmChoices, VmValues } from './values';

/** Where a new machine is priced: its pool, then its location. */
function placesOf(choices: VmChoices, location: string): string[] {
  const pool = defaultPool(choices.pools);
  return pool ? [pool.uuid, location] : [location];
}

/** The price of a size as it stands on its tile: with the licence of the image, without the address. */
export function quoteSize(
  choices: VmChoices,
  values: VmValues,
  size: Size,
  prices: PriceList,
  currency: string,
): Quote | undefined {
  const image = imageOf(choices, values.osName);
  const windows = image !== undefined && osClass(image) === 'win';
  return quoteMachine(prices, { currency, places: placesOf(choices, values.location) }, { ...size, windows });
}

/** The price of what is chosen now; undefined while no size is chosen or the list lacks a part. */
export function quoteValues(
  choices: VmChoices,
  values: VmValues,
  prices: PriceList,
  currency: string,
): Quote | undefined {
  const size = sizeOf(choices, values);
  const image = imageOf(choices, values.osName);
  if (!size) return undefined;
  return quoteMachine(
    prices,
    { currency, places: placesOf(choices, values.location) },
    {
      ...size,
      windows: image !== undefined && osClass(image) === 'win',
      publicIps: values.publicIp && choices.offersIps ? 1 : 0,
    },
  );
}
