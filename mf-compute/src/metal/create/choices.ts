import type { Money } from '@console/api';
import type { MetalOsCatalogue, MetalSpec } from '@console/contract/metal';
import { METAL_IDENTIFIER } from '@console/contract/metal-identifier';
import { firstLocation as firstOf, firstPayer, openLocations, payerRepair } from '@console/domain/order';
import { freeSpecs, specOf, stockOf } from './stock';
import type { OrderChoices, OrderLink, OrderValues } from './values';

type Os = MetalOsCatalogue['os'][number];

/** A kind of operating system with the versions that can be ordered. */
export interface SystemChoice {
  readonly id: string;
  readonly title: string;
  readonly icon: string | undefined;
  readonly versions: readonly Os[];
}

/**
 * What a server type can be installed with: systems that are ready for it and published, by type, in the order of the
 * catalogue. One whose id breaks the rule of identifiers could not be ordered. (spec 3, sections 3 and 5)
 */
export function systemsFor(
  catalogue: MetalOsCatalogue,
  spec: Pick<MetalSpec, 'ready_os_ids'> | undefined,
): SystemChoice[] {
  const ready = new Set(spec?.ready_os_ids ?? []);
  const offered = catalogue.os.filter(
    (os) => ready.has(os.os_id) && os.is_published !== false && METAL_IDENTIFIER.test(os.os_id),
  );
  const known = new Set(catalogue.os_types.map(({ os_type_id }) => os_type_id));
  const nameless = [...new Set(offered.map(({ os_type_id }) => os_type_id))].filter((id) => !known.has(id));
  const types = [
    ...catalogue.os_types,
    ...nameless.map((os_type_id) => ({ os_type_id, title: os_type_id, icon: undefined })),
  ];
  return types.flatMap(({ os_type_id, title, icon }) => {
    const versions = offered.filter((os) => os.os_type_id === os_type_id);
    return versions.length === 0 ? [] : [{ id: os_type_id, title, icon: icon || undefined, versions }];
  });
}

/** The systems of the chosen server type. */
export const systemsOf = (
  choices: OrderChoices,
  { spec, location }: Pick<OrderValues, 'spec' | 'location'>,
): SystemChoice[] => systemsFor(choices.systems, specOf(choices, spec, location));

function firstLocation(choices: OrderChoices, spec: string | null | undefined): string {
  const open = openLocations(choices.locations);
  const fits = open.filter(({ slug }) =>
    spec ? stockOf(choices, slug, spec) === 'free' : freeSpecs(choices, slug).length > 0,
  );
  return firstOf(fits.length > 0 ? fits : open);
}

/** The cheapest of what is free; the first where prices are not known. */
function firstSpec(choices: OrderChoices, location: string, priceOf: (spec: string) => Money | undefined): string {
  const [first, ...rest] = freeSpecs(choices, location).map(({ uuid }) => uuid);
  return rest.reduce((least, uuid) => {
    const price = priceOf(uuid);
    const best = priceOf(least);
    return price && best?.gt(price) ? uuid : least;
  }, first ?? '');
}

/** A system that the server type can have: the wanted one, else one of the wanted type, else the first. */
function systemLike(systems: readonly SystemChoice[], { osType, osId }: Pick<OrderValues, 'osType' | 'osId'>) {
  const wanted = systems.find(({ versions }) => versions.some(({ os_id }) => os_id === osId));
  if (wanted) return { osType: wanted.id, osId };
  const other = systems.find(({ id }) => id === osType) ?? systems[0];
  return { osType: other?.id ?? '', osId: other?.versions[0]?.os_id ?? '' };
}

/**
 * What the form shows at first; a link may have chosen.
 * @param priceOf price of a server type a month, where it is known
 */
export function firstValues(
  choices: OrderChoices,
  link: OrderLink,
  priceOf: (spec: string) => Money | undefined,
): OrderValues {
  const linkedSpec = link.spec && specOf(choices, link.spec) ? link.spec : undefined;
  const isOpen = openLocations(choices.locations).some(({ slug }) => slug === link.location);
  const location = isOpen && link.location ? link.location : firstLocation(choices, linkedSpec);
  const spec = linkedSpec ?? firstSpec(choices, location, priceOf);
  return {
    location,
    spec,
    ...systemLike(systemsOf(choices, { spec, location }), { osType: '', osId: link.os ?? '' }),
    name: '',
    account: firstPayer(choices),
  };
}

/**
 * Values in the place of such as do not fit others that were changed. A server type stays chosen where it is sold out:
 * the form says so and offers others, and going back to the other location finds it again.
 */
export function repairs(choices: OrderChoices, values: OrderValues): Partial<OrderValues> {
  const { osType, osId, account, spec } = values;
  const systems = systemsOf(choices, values);
  const chosen = systems.find(({ id }) => id === osType);
  // The type was changed by hand: its first version.
  const fits = chosen?.versions.some((version) => version.os_id === osId);
  const next = fits
    ? { osType, osId }
    : chosen
      ? { osType, osId: chosen.versions[0]?.os_id ?? '' }
      : systemLike(systems, { osType, osId });
  return {
    ...(spec !== '' && systems.length > 0 && next.osType !== osType ? { osType: next.osType } : {}),
    ...(spec !== '' && systems.length > 0 && next.osId !== osId ? { osId: next.osId } : {}),
    ...payerRepair(choices, account),
  };
}
