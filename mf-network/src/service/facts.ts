import { lacksRows, unreadOf, type Money, type UnreadRow } from '@console/api';
import { serviceLocation, type ManagedService, type ServiceImage } from '@console/contract/service';
import { quote, sumPrices, type MonthlyPrice, type PriceTerms, type Rate } from '@console/domain/price';
import type { PriceList } from '@console/contract/pricing';

/** What a disk of a node can be put back to; size in GB. */
export interface NodeSnapshot {
  readonly uuid: string;
  readonly size: number | undefined;
  readonly takenAt: Date | undefined;
}

/** One machine of a service; memory in MB, disk in GB. */
export interface ServiceNode {
  readonly id: string;
  /** Its place among the nodes, from 1: nodes have no names. */
  readonly number: number;
  readonly status: string | undefined;
  readonly vcpu: number;
  readonly memory: number;
  readonly disk: number;
  /** Newest first. */
  readonly snapshots: readonly NodeSnapshot[];
}

interface WithNodes extends Pick<ManagedService, 'resources'> {
  readonly nodes: readonly ServiceNode[];
}

const newestFirst = (a: NodeSnapshot, b: NodeSnapshot): number =>
  (b.takenAt?.getTime() ?? 0) - (a.takenAt?.getTime() ?? 0);

/** The machines that a service runs on. */
export function serviceNodes(service: Pick<ManagedService, 'resources'>): ServiceNode[] {
  return service.resources
    .filter((resource) => resource.resource_type === 'vm')
    .map(({ resource_id, resource_allocation: given }, index) => ({
      id: resource_id ?? String(index),
      number: index + 1,
      status: given?.status ?? undefined,
      vcpu: given?.vcpu ?? 0,
      memory: given?.memory ?? 0,
      disk: (given?.storage ?? []).reduce((total, { size }) => total + (size ?? 0), 0),
      snapshots: (given?.storage ?? [])
        .flatMap(({ replica }) => replica ?? [])
        .map(({ uuid, size, created_at }) => ({ uuid, size: size ?? undefined, takenAt: created_at ?? undefined }))
        .toSorted(newestFirst),
    }));
}

/** Disks of nodes, and snapshots of them, that could not be read. */
export const unreadSnapshots = (service: Pick<ManagedService, 'resources'>): UnreadRow[] =>
  service.resources.flatMap(({ resource_allocation: given }) => [
    ...unreadOf(given?.storage),
    ...(given?.storage ?? []).flatMap(({ replica }) => unreadOf(replica)),
  ]);

/** Whether nodes, or disks and snapshots of them, could not be read: there are more than it has then. */
export const hasUnread = (service: Pick<ManagedService, 'resources'>): boolean =>
  unreadOf(service.resources).length > 0 || unreadSnapshots(service).length > 0;

/** Whether its nodes are known to be stopped, all of them. */
export const isStopped = ({ resources, nodes }: WithNodes): boolean =>
  nodes.length > 0 && !lacksRows(resources) && nodes.every(({ status }) => status === 'stopped');

/** How many nodes run beside one; undefined where none is known to, and one may that could not be read. */
export function othersRunning({ resources, nodes }: WithNodes, node: Pick<ServiceNode, 'id'>): number | undefined {
  const others = nodes.filter(({ id }) => id !== node.id);
  const running = others.filter(({ status }) => status === 'running').length;
  const isKnown = !lacksRows(resources) && others.every(({ status }) => status !== undefined);
  return running > 0 || isKnown ? running : undefined;
}

/** Sizes of all nodes together; memory in MB, disk in GB. */
export const serviceSize = (nodes: readonly Pick<ServiceNode, 'vcpu' | 'memory' | 'disk'>[]) => ({
  vcpu: nodes.reduce((total, node) => total + node.vcpu, 0),
  memory: nodes.reduce((total, node) => total + node.memory, 0),
  disk: nodes.reduce((total, node) => total + node.disk, 0),
});

/** The uuid of the private network that a service is in. */
export const serviceNetwork = (service: Pick<ManagedService, 'resources'>): string | undefined =>
  service.resources.find((resource) => resource.resource_type === 'network')?.resource_id ?? undefined;

/** The addresses that a service has of its own, beside the one it is reached at. */
export const serviceAddresses = (service: Pick<ManagedService, 'resources'>): string[] =>
  service.resources.flatMap(({ resource_type, resource_allocation }) =>
    resource_type === 'virtual_ip' && resource_allocation?.address ? [resource_allocation.address] : [],
  );

/**
 * The private address that a service is reached at: a database says it, that of a cluster is the first one of its own.
 * (spec 3, section 3)
 */
export const serviceHost = (service: Pick<ManagedService, 'properties' | 'resources'>): string | undefined =>
  service.properties?.service_ip || serviceAddresses(service)[0];

/** What people call a service: its display name, else its kind. */
export const serviceTitle = (service: Pick<ManagedService, 'display_name' | 'service'>): string =>
  service.display_name || service.service;

/**
 * The name of the software, as the catalogue has it.
 * @param images undefined while they are on their way: nothing has a name then
 */
export const softwareName = (images: readonly ServiceImage[] | undefined, service: string): string =>
  images ? (images.find((image) => image.service_name === service)?.display_name ?? service) : '';

/** 'PostgreSQL 16'; '' while the names of software load. */
export const versionedSoftware = ({ software, version }: { software: string; version?: string | null }): string =>
  software && [software, version].filter(Boolean).join(' ');

const quantityOf = (resourceType: string, node: ServiceNode): number | undefined => {
  if (resourceType === 'CPU') return node.vcpu;
  if (resourceType === 'RAM') return node.memory / 1024;
  return resourceType === 'STORAGE' || resourceType === 'BLOCK_STORAGE' ? node.disk : undefined;
};

/** One line of a service's price: its resource, and what that costs a month (undefined: not in the price list). */
export interface ServicePriceLine {
  readonly resource: string;
  readonly quantity: number | undefined;
  readonly monthly: Money | undefined;
}

/** The sum of prices that are all known; else undefined. */
function exactSum(prices: readonly (Money | undefined)[]): Money | undefined {
  const sum = sumPrices(prices);
  return sum?.isAtLeast === false ? sum.amount : undefined;
}

/** The price of a service is that of its nodes' resources times the multiplier of each. */
export function servicePriceLines(service: ManagedService, monthly: MonthlyPrice): ServicePriceLine[] {
  const place = serviceLocation(service) ?? '';
  const nodes = serviceNodes(service);
  return service.prices.map(({ resourceType, priceMultiplier }) => {
    const multiplier = priceMultiplier ?? 1;
    const quantities = nodes.map((node) => quantityOf(resourceType, node)).filter((quantity) => quantity !== undefined);
    const parts = quantities.map((quantity) => monthly(place, resourceType, quantity)?.times(multiplier));
    return {
      resource: resourceType,
      quantity: quantities.length > 0 ? quantities.reduce((total, quantity) => total + quantity, 0) : undefined,
      monthly: parts.length > 0 ? exactSum(parts) : undefined,
    };
  });
}

/** Price per month of a whole service; undefined as long as one of its parts has no price, or could not be read. */
export function servicePrice(service: ManagedService, monthly: MonthlyPrice): Money | undefined {
  if (hasUnread(service)) return undefined;
  const lines = servicePriceLines(service, monthly);
  return lines.length > 0 ? exactSum(lines.map((line) => line.monthly)) : undefined;
}

/** The same with so many floating IPs that lead to it: what is not charged any more once all of it is gone. */
export function priceWithAddresses(
  service: ManagedService,
  addresses: number,
  monthly: MonthlyPrice,
): Money | undefined {
  const own = servicePrice(service, monthly);
  if (addresses === 0) return own;
  const assigned = monthly(serviceLocation(service) ?? '', 'ASSIGNED_FLOATING_IP', addresses);
  return own && assigned && own.plus(assigned);
}

/** What a service costs by hour and month, before tax; undefined as long as one of its parts has no price. */
export function serviceRate(
  service: ManagedService,
  prices: PriceList | undefined,
  terms: PriceTerms,
): Rate | undefined {
  const reader =
    (per: keyof Rate): MonthlyPrice =>
    (place, resource, quantity = 1) =>
      quote(prices, { ...terms, places: [place] }, [{ id: resource, resource, quantity }])?.[per];
  const monthly = servicePrice(service, reader('monthly'));
  const hourly = servicePrice(service, reader('hourly'));
  return monthly && hourly && { hourly, monthly };
}

/** Facts of a property that the contract leaves open (a cluster's spec): flat pairs of name and text. */
export function openFacts(value: unknown): [name: string, text: string][] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value !== 'object' || Array.isArray(value))
    return [['', typeof value === 'string' ? value : JSON.stringify(value)]];
  return Object.entries(value).map(([name, part]) => [name, typeof part === 'string' ? part : JSON.stringify(part)]);
}
