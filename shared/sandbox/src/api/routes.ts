import type { Method } from '@console/contract/endpoint';

/** What a path leads to, with the values of its parameters. */
export interface Found<T> {
  readonly value: T;
  readonly parameters: Readonly<Record<string, string>>;
}

interface Leaf<T> {
  readonly value: T;
  readonly names: readonly string[];
}

class Branch<T> {
  readonly literals = new Map<string, Branch<T>>();
  readonly leaves = new Map<string, Leaf<T>>();
  parameter: Branch<T> | undefined;
}

const PARAMETER = /^\{(\w+)\}$/;

/** A part of a path as it was meant; one that is not properly escaped is taken as it stands. */
function unescaped(segment: string): string {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

export const segmentsOf = (path: string): string[] => path.split('/').slice(1).map(unescaped);

/** Paths with `{name}` for a parameter, and what answers there by method. A fixed word comes before a parameter. */
export class Routes<T> {
  readonly #root = new Branch<T>();

  add(method: Method, path: string, value: T): void {
    const names: string[] = [];
    let branch = this.#root;
    for (const segment of path.split('/').slice(1)) {
      const name = PARAMETER.exec(segment)?.[1];
      if (name) names.push(name);
      const next = (name ? branch.parameter : branch.literals.get(segment)) ?? new Branch<T>();
      if (name) branch.parameter = next;
      else branch.literals.set(segment, next);
      branch = next;
    }
    if (branch.leaves.has(method)) throw new Error(`Two routes for ${method} ${path}`);
    branch.leaves.set(method, { value, names });
  }

  find(method: string, segments: readonly string[]): Found<T> | undefined {
    return this.#find(this.#root, method, segments, []);
  }

  #find(branch: Branch<T>, method: string, rest: readonly string[], values: readonly string[]): Found<T> | undefined {
    const [segment, ...after] = rest;
    if (segment === undefined) {
      const leaf = branch.leaves.get(method);
      return (
        leaf && {
          value: leaf.value,
          parameters: Object.fromEntries(leaf.names.map((name, at) => [name, values[at] ?? ''])),
        }
      );
    }
    const literal = branch.literals.get(segment);
    const found = literal && this.#find(literal, method, after, values);
    if (found || !branch.parameter || segment === '') return found;
    return this.#find(branch.parameter, method, after, [...values, segment]);
  }
}
