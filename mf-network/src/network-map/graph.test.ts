import fc from 'fast-check';
import * as v from 'valibot';
import { ManagedService } from '@console/contract/service';
import { mapGraph, onlyNetwork } from './graph';
import type { MapGraph, MapItem } from './graph-types';
import { layOut } from './layout';
import type { MapLayout } from './layout-types';
import { litNodes, mapFlows } from './path';
import { mapScene } from './scene';
import { someRows } from './some-rows';

const itemsOf = ({ bands }: MapGraph): MapItem[] =>
  bands.flatMap(({ blocks, loose }) => [
    ...loose,
    ...blocks.flatMap(({ network, balancers, members }) =>
      [...(network ? [network] : []), ...balancers, ...members].flatMap((item) => [item, ...item.ips, ...item.nodes]),
    ),
  ]);

const idsOf = (graph: MapGraph): string[] => itemsOf(graph).map(({ id }) => id);

const shape = fc.record({
  places: fc.integer({ min: 1, max: 3 }),
  networks: fc.integer({ min: 0, max: 70 }),
  vms: fc.integer({ min: 0, max: 120 }),
  balancers: fc.integer({ min: 0, max: 12 }),
  ips: fc.integer({ min: 0, max: 40 }),
  services: fc.integer({ min: 0, max: 6 }),
  seed: fc.integer({ min: 1, max: 10_000 }),
});

it('has every row once, whatever leads where', () => {
  fc.assert(
    fc.property(shape, (size) => {
      const rows = someRows(size);
      const ids = idsOf(mapGraph(rows));
      expect(new Set(ids).size).toBe(ids.length);
      const wanted = [
        ...(rows.networks ?? []).map(({ uuid }) => `network:${uuid}`),
        ...(rows.vms ?? []).map(({ uuid }) => `vm:${uuid}`),
        ...(rows.balancers ?? []).map(({ uuid }) => `balancer:${uuid}`),
        ...(rows.ips ?? []).map(({ uuid }) => `ip:${uuid}`),
        ...(rows.services ?? []).map(({ uuid }) => `service:${uuid}`),
      ];
      expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

const overlaps = ({ nodes }: MapLayout): string[] => {
  const boxes = nodes.filter(({ id }) => id !== 'internet').toSorted((a, b) => a.y - b.y);
  return boxes.flatMap((a, at) =>
    boxes
      .slice(at + 1)
      .filter((b) => b.y < a.y + a.h && b.x < a.x + a.w && a.x < b.x + b.w)
      .map((b) => `${a.id} over ${b.id}`),
  );
};

it('draws no box over another and no line to nowhere, opened or closed', () => {
  fc.assert(
    fc.property(shape, fc.boolean(), (size, isOpen) => {
      const graph = mapGraph(someRows(size));
      let turned = new Set<string>();
      if (isOpen) {
        for (let round = 0; round < 3; round += 1) {
          const { nodes } = layOut(mapScene(graph, turned));
          const closed = nodes.flatMap(({ entry }) => (entry?.isOpen === false ? [entry.turns ?? entry.id] : []));
          turned = new Set([...turned, ...closed]);
        }
      }
      const layout = layOut(mapScene(graph, turned));
      expect(overlaps(layout)).toEqual([]);
      const ids = new Set(layout.nodes.map(({ id }) => id));
      expect(ids.size).toBe(layout.nodes.length);
      expect(layout.lines.filter(({ from, to }) => !ids.has(from) || !ids.has(to))).toEqual([]);
      const inside = layout.nodes.every(({ x, y, w, h }) => x + w <= layout.width && y + h <= layout.height);
      expect(inside).toBe(true);
    }),
    { numRuns: 60 },
  );
});

it('shows each thing as itself or in one group', () => {
  fc.assert(
    fc.property(shape, (size) => {
      const graph = mapGraph(someRows(size));
      const { nodes } = layOut(mapScene(graph, new Set()));
      const shown = new Set(
        nodes.flatMap(({ entry }) =>
          (entry?.items ?? []).flatMap((item) => [item.id, ...item.nodes.map(({ id }) => id)]),
        ),
      );
      expect(idsOf(graph).filter((id) => !shown.has(id))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

it('moves nothing when states change', () => {
  const rows = someRows({ places: 2, networks: 5, vms: 40, balancers: 4, ips: 20, services: 3, seed: 7 });
  const stopped = { ...rows, vms: rows.vms?.map((vm) => ({ ...vm, status: 'stopped' as const })) };
  const places = (of: typeof rows) =>
    layOut(mapScene(mapGraph(of), new Set())).nodes.map(({ id, x, y }) => `${id} ${x} ${y}`);
  expect(places(stopped)).toEqual(places(rows));
});

it('lights the whole way of a machine, and no other machine of its balancer', () => {
  const graph = mapGraph(someRows({ places: 1, networks: 1, vms: 4, balancers: 1, ips: 1, services: 0, seed: 1 }));
  const [block] = graph.bands[0]?.blocks ?? [];
  const [target, other] = block?.balancers[0]?.targets ?? [];
  const layout = layOut(mapScene(graph, new Set()));
  const node = layout.nodes.find(({ id }) => id === target);
  if (!block || !target || !other || !node) throw new Error('The rows have no balancer with two targets');
  const lit = litNodes(layout, graph, mapFlows(graph), node);
  expect([...lit]).toEqual(expect.arrayContaining([target, block.id, block.balancers[0]?.id]));
  expect(lit.has(other)).toBe(false);
});

it('keeps to a single network, without the addresses that lead nowhere', () => {
  const graph = mapGraph(someRows({ places: 1, networks: 3, vms: 9, balancers: 2, ips: 9, services: 1, seed: 3 }));
  const one = onlyNetwork(graph, graph.bands[0]?.blocks[1]?.network?.uuid ?? '');
  expect(one.bands[0]?.blocks).toHaveLength(1);
  expect(one.bands[0]?.loose).toEqual([]);
});

it('shows a single network under its own place alone', () => {
  const rows = someRows({ places: 1, networks: 1, vms: 1, balancers: 0, ips: 0, services: 0, seed: 1 });
  const graph = mapGraph({ ...rows, services: [v.parse(ManagedService, { uuid: 'lost', service: 'mariadb' })] });
  expect(graph.bands.map(({ place }) => place)).toEqual(['place0', '']);
  expect(onlyNetwork(graph, 'net0').bands.map(({ place }) => place)).toEqual(['place0']);
});

it('leaves out places that have nothing, and names the one that is left', () => {
  const rows = someRows({ places: 1, networks: 1, vms: 1, balancers: 0, ips: 0, services: 0, seed: 1 });
  const many = mapGraph({ ...rows, places: ['empty1', ...rows.places, 'empty2'] });
  expect(many.bands.map(({ place, isNamed }) => [place, isNamed])).toEqual([['place0', true]]);
  expect(mapGraph(rows).bands.map(({ isNamed }) => isNamed)).toEqual([false]);
  const gapsOf = () => [{ source: 'vms', state: 'failed' } as const];
  expect(mapGraph({ ...rows, places: ['silent'], gapsOf }).bands).toHaveLength(1);
});

it('does not call a network empty that something stands in which could not be read', () => {
  const rows = someRows({ places: 1, networks: 2, vms: 0, balancers: 0, ips: 0, services: 0, seed: 1 });
  const networks = rows.networks?.map((row, at) => ({ ...row, resources_count: at }));
  const [band] = mapGraph({ ...rows, networks }).bands;
  expect(band?.blocks.map(({ network }) => network?.status?.code)).toEqual(['empty', 'inUse']);
});
