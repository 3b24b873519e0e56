/** Index of the first place that is not below the wanted one. */
function positionOf(places: readonly number[], wanted: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle] ?? Infinity) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Rows in the order of their places. The list that it hands out is never changed afterwards: a change makes a new one,
 * so that the same list means the same rows.
 */
export class RowSet<R> {
  readonly #places: number[] = [];
  #rows: R[] = [];
  #isHandedOut = false;

  get rows(): readonly R[] {
    this.#isHandedOut = true;
    return this.#rows;
  }

  where(test: (row: R) => boolean): R[] {
    return this.#rows.filter(test);
  }

  find(test: (row: R) => boolean): R | undefined {
    return this.#rows.find(test);
  }

  get isEmpty(): boolean {
    return this.#places.length === 0;
  }

  /** Sets the row of a place. */
  put(place: number, row: R): void {
    const position = positionOf(this.#places, place);
    const isThere = this.#places[position] === place;
    if (!isThere) this.#places.splice(position, 0, place);
    this.#own().splice(position, isThere ? 1 : 0, row);
  }

  delete(place: number): void {
    const position = positionOf(this.#places, place);
    if (this.#places[position] !== place) return;
    this.#places.splice(position, 1);
    this.#own().splice(position, 1);
  }

  #own(): R[] {
    if (this.#isHandedOut) this.#rows = [...this.#rows];
    this.#isHandedOut = false;
    return this.#rows;
  }
}
