import type { MapLayout, PlacedNode } from './layout-types';

export type Step = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End';

const STEPS: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

export const isStep = (key: string): key is Step => STEPS.has(key);

const middle = ({ y, h, isField }: PlacedNode): number => (isField ? y : y + h / 2);

const nearest = (nodes: readonly PlacedNode[], to: PlacedNode): PlacedNode | undefined =>
  nodes.toSorted((a, b) => Math.abs(middle(a) - middle(to)) - Math.abs(middle(b) - middle(to)))[0];

/**
 * Where an arrow key leads: to the left and right along the lines, to the neighbouring column where there is none; up and down
 * in the column. Answers the node itself at an end.
 */
export function stepFrom({ nodes, lines }: MapLayout, from: PlacedNode, step: Step): PlacedNode {
  if (step === 'ArrowUp' || step === 'ArrowDown') {
    const column = nodes.filter(({ column: one }) => one === from.column).toSorted((a, b) => a.y - b.y);
    const at = column.indexOf(from);
    return column[at + (step === 'ArrowUp' ? -1 : 1)] ?? from;
  }
  if (step === 'Home') return nodes[0] ?? from;
  if (step === 'End') return nodes.at(-1) ?? from;
  const isRight = step === 'ArrowRight';
  const joined = new Set(
    lines.flatMap((line) => {
      const [near, far] = isRight ? [line.from, line.to] : [line.to, line.from];
      return near === from.id && far !== from.id ? [far] : [];
    }),
  );
  const beside = nodes.filter(({ id, x }) => joined.has(id) && (isRight ? x > from.x : x < from.x));
  // The next stop of the way is the nearest column.
  const edge = beside.reduce(
    (best, { x }) => (isRight ? Math.min(best, x) : Math.max(best, x)),
    isRight ? Infinity : 0,
  );
  const next = nearest(
    beside.filter(({ x }) => Math.abs(x - edge) < 60),
    from,
  );
  if (next) return next;
  const others = nodes.filter(({ x, column }) => column !== from.column && (isRight ? x > from.x : x < from.x));
  const column = others.reduce(
    (best, { x }) => (isRight ? Math.min(best, x) : Math.max(best, x)),
    isRight ? Infinity : 0,
  );
  return (
    nearest(
      others.filter(({ x }) => Math.abs(x - column) < 60),
      from,
    ) ?? from
  );
}
