import { INTERNET, type PlacedColumn, type PlacedLine, type PlacedNode } from './layout-types';
import { INDENT, RAIL, RAILS } from './sizes';

type Points = PlacedLine['points'];

interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

const NO_LABEL: Label = { text: '', x: 0, y: 0 };

const middleOf = ({ y, h }: PlacedNode): number => y + h / 2;
const endOf = ({ x, w }: Pick<PlacedNode, 'x' | 'w'>): number => x + w;

/** At the end of a line, before what it leads to. */
const labelBefore = (text: string, x: number, y: number): Label => ({ text, x: x - 10, y: y - 5 });

const lineOf = (from: string, to: string, points: Points, label = NO_LABEL): PlacedLine => ({
  id: `${from}>${to}`,
  from,
  to,
  points,
  label: label.text,
  labelX: label.x,
  labelY: label.y,
});

/**
 * From a floating IP to what it leads to: straight in the same lane, else around a corner.
 * @param field the column of networks, where the network's own line leads on to the target
 * @param text what stands at its end
 */
export function addressLine(
  ip: PlacedNode,
  target: PlacedNode,
  field: PlacedColumn | undefined,
  text: string,
): PlacedLine {
  const own = middleOf(ip);
  const middle = middleOf(target);
  const start = endOf(ip);
  const bend = start + 14;
  const end = field ? endOf(field) : target.x;
  // What leads to a machine passes the column of the balancers: its lane is free there.
  const points: Points =
    own === middle
      ? [
          [start, own],
          [end, middle],
        ]
      : [
          [start, own],
          [bend, own],
          [bend, middle],
          [end, middle],
        ];
  return lineOf(ip.id, target.id, points, labelBefore(text, target.x, middle));
}

/** Joins an address with the internet. */
export function internetLine(ip: PlacedNode, internet: PlacedColumn): PlacedLine {
  const y = middleOf(ip);
  return lineOf(INTERNET, ip.id, [
    [internet.x + internet.w / 2, y],
    [ip.x, y],
  ]);
}

/** An address that leads nowhere. */
export function looseLine(ip: PlacedNode): PlacedLine {
  const y = middleOf(ip);
  const from = endOf(ip);
  const points: Points = [
    [from, y],
    [from + 22, y],
  ];
  return { ...lineOf(ip.id, '', points), to: ip.id, isLoose: true };
}

/** A service and one of the machines that it runs on. */
export function partLine(service: PlacedNode, node: PlacedNode): PlacedLine {
  const x = service.x + INDENT / 2;
  const points: Points = [
    [x, service.y + service.h],
    [x, middleOf(node)],
    [node.x, middleOf(node)],
  ];
  return { ...lineOf(service.id, node.id, points), isPart: true };
}

/** From a network to what stands in it. */
function memberLine(field: PlacedNode, member: PlacedNode): PlacedLine {
  const y = middleOf(member);
  const points: Points = [
    [endOf(field), y],
    [member.x, y],
  ];
  return lineOf(field.id, member.id, points, labelBefore(member.entry?.item?.line ?? '', member.x, y));
}

/** From a balancer into its network, and over a rail of its own to its targets there. */
function balancerLines(
  balancer: PlacedNode,
  at: number,
  field: PlacedNode | undefined,
  members: readonly PlacedNode[],
): PlacedLine[] {
  const own = new Set(balancer.entry?.items.flatMap(({ targets }) => targets));
  const targets = members.filter(({ entry }) => entry?.items.some(({ id, also }) => own.has(also ?? id)));
  if (!field && targets.length === 0) return [];
  const y = middleOf(balancer);
  const from = endOf(balancer);
  const rail = (field ? field.x : from + 24) + RAIL + (at % RAILS) * RAIL;
  const points = (target: PlacedNode): Points => [
    [field ? field.x : from, y],
    [rail, y],
    [rail, middleOf(target)],
    [field ? endOf(field) : target.x, middleOf(target)],
  ];
  const toTargets = targets.map((target) => lineOf(balancer.id, target.id, points(target)));
  if (!field) return toTargets;
  // The balancer stands in the network, whether or not it leads to something there.
  const into: Points = [
    [from, y],
    [field.x, y],
  ];
  const label = labelBefore(balancer.entry?.item?.line ?? '', field.x, y);
  return [lineOf(balancer.id, field.id, into, label), ...toTargets];
}

/** The lines of a network: from each balancer to its targets, and from the network to its members. */
export const networkLines = (
  field: PlacedNode | undefined,
  balancers: readonly PlacedNode[],
  members: readonly PlacedNode[],
): PlacedLine[] => [
  ...(field ? members.map((member) => memberLine(field, member)) : []),
  ...balancers.flatMap((balancer, at) => balancerLines(balancer, at, field, members)),
];
