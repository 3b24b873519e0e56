import { useMemo, useRef, useState } from 'react';
import { useLocationsQuery, useQuery, type LocationsQuery } from '@console/api';
import { useFeature, useLocationSlugs } from '@console/area';
import { listIpAddresses, type IpAddress } from '@console/contract/ip-address';
import { listNetworks, type Network } from '@console/contract/network';
import type { Vm } from '@console/contract/vm';
import { listVmImages, type VmImage } from '@console/contract/vm-image';
import { useNamedAccounts } from '@console/domain/account';
import { namesOf, queryState, sourceStates, type SourceState } from '@console/domain/list';
import { usePriceList, usePriceTerms } from '@console/domain/price-list';
import { imagesByName } from './image';
import { vmMarks } from './pending';
import { rowJoiner, withPending, type JoinedVm, type KnownRows } from './rows';
import { useVms } from './use-vms';

const NO_LOCATIONS: readonly string[] = [];
const NO_IMAGES: VmImage[] = [];

/** The floating IPs of all locations, where the site has any. */
export function useAddresses(showsKept = false): LocationsQuery<IpAddress> {
  const slugs = useLocationSlugs();
  const isOffered = useFeature('ipsEnabled');
  return useLocationsQuery(listIpAddresses, isOffered ? slugs : NO_LOCATIONS, undefined, { showsKept });
}

/** The private networks of all locations, where the site has any and somebody wants to see them. */
function useNetworks(isWanted: boolean): LocationsQuery<Network> {
  const slugs = useLocationSlugs();
  const isOffered = useFeature('privateNetworksEnabled');
  return useLocationsQuery(listNetworks, isOffered && isWanted ? slugs : NO_LOCATIONS);
}

/** The images by their name in the API; undefined while they are on their way, none where they did not come. */
function useImages(): ReadonlyMap<string, VmImage> | undefined {
  const images = namesOf(useQuery(listVmImages, {}), NO_IMAGES);
  return useMemo(() => images && imagesByName(images), [images]);
}

/** The rows of machines; the same array while they are the same rows: all that is counted and sorted of them stays then. */
function useJoined(vms: LocationsQuery<Vm>['rows'], join: ReturnType<typeof rowJoiner>): JoinedVm[] {
  const last = useRef<JoinedVm[]>([]);
  return useMemo(() => {
    const rows = vms.map(join);
    const { current } = last;
    if (rows.length === current.length && rows.every((row, at) => row === current[at])) return current;
    last.current = rows;
    return rows;
  }, [vms, join]);
}

export interface VmRowsOptions {
  /** Asks for the private networks, too: a call to each location. */
  readonly networks?: boolean;
  /** Also the machines that the last visit has left of locations that have not answered yet. */
  readonly showsKept?: boolean;
}

const NO_ROWS: readonly never[] = [];

/** The machines joined with their addresses, accounts, images and prices, as each of these arrives. */
export function useVmRows({ networks: wantsNetworks = false, showsKept = false }: VmRowsOptions = {}): {
  query: LocationsQuery<Vm>;
  rows: JoinedVm[];
  kept: readonly JoinedVm[];
} {
  const query = useVms(showsKept);
  const addresses = useAddresses(showsKept);
  const networks = useNetworks(wantsNetworks);
  const accounts = useNamedAccounts();
  const images = useImages();
  const prices = usePriceList();
  const pending = vmMarks.use();
  vmMarks.useSettled(query.rows);
  const terms = usePriceTerms();
  const sources = useMemo(
    () => ({
      addresses: addresses.rows,
      addressState: sourceStates(addresses),
      networks: networks.rows,
      networkState: sourceStates(networks),
      accounts,
      images,
      prices,
      terms,
    }),
    [addresses, networks, accounts, images, prices, terms],
  );
  const [known] = useState((): KnownRows => new WeakMap());
  const join = useMemo(() => rowJoiner(sources, known), [sources, known]);
  const joined = useJoined(query.rows, join);
  const { kept: keptVms = NO_ROWS } = query;
  const { kept: keptAddresses = NO_ROWS } = addresses;
  // Old addresses stand at old machines only.
  const kept = useMemo(
    () =>
      keptVms.length === 0
        ? NO_ROWS
        : keptVms.map(rowJoiner({ ...sources, addresses: [...sources.addresses, ...keptAddresses] })),
    [keptVms, keptAddresses, sources],
  );
  const rows = useMemo(() => withPending(joined, pending), [joined, pending]);
  return { query, rows, kept };
}

/** The network that a machine is in: the one that lists it, for the machine itself does not say. */
export function useNetworkOf(vm: Pick<JoinedVm, 'uuid' | 'location'>): {
  readonly network: Network | undefined;
  /** How far the networks are: where they were not read whole, one that is not there may be one. */
  readonly state: SourceState;
} {
  const networks = useQuery(listNetworks, useFeature('privateNetworksEnabled') ? { location: vm.location } : null);
  return {
    network: networks.data?.find(({ vm_uuids: members }) => members.includes(vm.uuid)),
    state: queryState(networks),
  };
}
