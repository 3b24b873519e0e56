/** What the rules of a form read when they are asked; the form tells it at each change. */
export interface Latest<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
}

/** Holds a value for whoever reads it later than it was given. */
export function latestOf<T>(first: T): Latest<T> {
  let value = first;
  return {
    get: () => value,
    set: (next) => {
      value = next;
    },
  };
}
