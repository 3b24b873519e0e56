import { CUSTOM, customSize, firstLocation, firstPayer, otherSize } from '@console/domain/order';
import { imageByName, versionByName, versionsOf } from './images';
import { suggestedName } from './names';
import { resolveOrder } from './order';
import type { Message } from './texts';
import type { ServiceChoices, ServiceValues } from './values';

const names = ['osName', 'osVersion', 'location'] as const;

/** What an address may ask for: /services/create?osName=PostgreSQL&osVersion=16.4&location=tll (spec 1, section 2) */
export type ServiceLink = Partial<Record<(typeof names)[number], string>>;

/** The part of an address that chooses; the rest of it (a job, a drawer) is none of the form's business. */
export const readLink = (params: URLSearchParams): ServiceLink =>
  Object.fromEntries(names.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : [])));

/** What the form shows at first; a link may have chosen the service, its version and the location. */
export function firstValues(choices: ServiceChoices, link: ServiceLink = {}): ServiceValues {
  const linked = link.osName === undefined ? undefined : imageByName(choices.images, link.osName);
  const image = linked ?? choices.images[0];
  const version = linked && link.osVersion !== undefined ? versionByName(linked, link.osVersion) : undefined;
  const service = image?.service_name ?? '';
  const values: ServiceValues = {
    location: firstLocation(choices.locations, link.location),
    service,
    version: version ?? (image && versionsOf(image)[0]) ?? '',
    packageId: CUSTOM,
    vcpu: null,
    memoryGb: null,
    diskGb: null,
    nodes: 'single',
    network: '',
    publicIp: false,
    name: suggestedName(service, choices.services?.map(({ display_name }) => display_name) ?? []),
    account: firstPayer(choices),
  };
  if (!image) return values;
  const { packages, limits } = resolveOrder(choices, values);
  const size = otherSize(packages, undefined, limits);
  const near = packages.find(({ id }) => id === size.packageId);
  // The numbers of a size of one's own begin at those of the package: its tile asks for none that are empty.
  return { ...values, ...customSize(near, limits), ...size };
}

/** What a link asked for and the form could not give; the form stays usable with its defaults. */
export function linkFaults(choices: ServiceChoices, link: ServiceLink): Message[] {
  const { osName, osVersion, location } = link;
  const image = osName === undefined ? undefined : imageByName(choices.images, osName);
  const partner = osName === undefined ? undefined : imageByName(choices.partners, osName);
  const place = location === undefined ? undefined : choices.locations.find(({ slug }) => slug === location);
  const faults: (Message | undefined)[] = [
    location === undefined || place ? undefined : { id: 'link.location', values: { name: location } },
    place?.create_resource_disabled ? { id: 'link.paused', values: { name: place.display_name } } : undefined,
    osName === undefined || image
      ? undefined
      : { id: partner ? 'link.partner' : 'link.service', values: { name: partner?.display_name ?? osName } },
    osName === undefined && osVersion !== undefined
      ? { id: 'link.versionAlone', values: { version: osVersion } }
      : undefined,
    image && osVersion !== undefined && versionByName(image, osVersion) === undefined
      ? { id: 'link.version', values: { name: image.display_name, version: osVersion } }
      : undefined,
  ];
  return faults.filter((fault) => fault !== undefined);
}
