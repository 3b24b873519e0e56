import type { Located } from '@console/api';
import type { IpAddress } from '@console/contract/ip-address';
import type { LoadBalancer } from '@console/contract/load-balancer';
import type { Network } from '@console/contract/network';
import type { ManagedService } from '@console/contract/service';
import type { Vm } from '@console/contract/vm';
import type { StatusState } from '@console/ui';

export type MapKind = 'ip' | 'balancer' | 'network' | 'vm' | 'service' | 'node';

/** What a status says: a word of the server, or one that is made of counts. */
export interface MapStatus {
  readonly state: StatusState;
  readonly code: string;
  readonly n?: number;
  readonly total?: number;
}

/** One thing on the map. Every row is one of these, once. */
export interface MapItem {
  readonly id: string;
  readonly kind: MapKind;
  readonly place: string;
  readonly uuid: string;
  readonly name: string;
  /** Second name or fact: the name of an address, the subnet of a network, the software of a service. */
  readonly detail: string;
  /** Undefined where nothing was said. */
  readonly status: MapStatus | undefined;
  /** Address by which it is reached in its network, with the ports that balancers lead to; '' where nobody says. */
  readonly line: string;
  /** Floating IPs that lead to it. */
  readonly ips: readonly MapItem[];
  /** Of a balancer: ids of what it leads to. */
  readonly targets: readonly string[];
  /** Of a balancer: how many that are, with those that could not be read. */
  readonly targetCount?: number;
  /** Of a service: the machines that it runs on. */
  readonly nodes: readonly MapItem[];
  /** Of an address: it is none that the internet leads to. */
  readonly isPrivate?: boolean;
  /** It stands here for a machine of another network: the id of that machine. */
  readonly also?: string;
}

/** A network with what stands in it; or what stands in none, or in one that could not be read. */
export interface MapBlock {
  readonly id: string;
  readonly kind: 'network' | 'none' | 'unknown';
  readonly network: MapItem | undefined;
  readonly balancers: readonly MapItem[];
  readonly members: readonly MapItem[];
}

export type MapSource = 'ips' | 'balancers' | 'networks' | 'vms' | 'services';

/** Something of a place that is not on the map, because it could not be read or has not come. */
export interface MapGap {
  readonly source: MapSource;
  readonly state: 'failed' | 'loading' | 'partly';
  /** How many rows, where that is known. */
  readonly n?: number;
}

export interface MapBand {
  /** Slug; '' for services that do not say where they are. */
  readonly place: string;
  /** Its name stands over it: others were looked at, too. */
  readonly isNamed: boolean;
  readonly blocks: readonly MapBlock[];
  /** Floating IPs that lead nowhere. */
  readonly loose: readonly MapItem[];
  readonly gaps: readonly MapGap[];
}

export interface MapGraph {
  readonly bands: readonly MapBand[];
}

/** Everything of some places. A kind that the site does not offer is undefined. */
export interface MapRows {
  readonly places: readonly string[];
  readonly networks: readonly Located<Network>[] | undefined;
  readonly vms: readonly Located<Vm>[] | undefined;
  readonly balancers: readonly Located<LoadBalancer>[] | undefined;
  readonly ips: readonly Located<IpAddress>[] | undefined;
  readonly services: readonly ManagedService[] | undefined;
  readonly gapsOf: (place: string) => readonly MapGap[];
}
