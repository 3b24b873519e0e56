import { nextName as nextOf } from '@console/domain/order';
import { MOST_MACHINES } from './choices';
import type { VmValues } from './values';

/** One machine of an order: where it will be and what it is called. */
export interface Target {
  readonly location: string;
  readonly name: string;
}

const MARK = /\{(n+)\}/;
const MARKS = /\{(n+)\}/g;
const COUNTER = /^(.*\D|)(\d+)$/;

/**
 * The names of so many machines. In a pattern `{n}` is the number of the machine from 1, `{nn}` the same with two digits.
 * Without a mark the number at the end counts on (web-08, web-09, web-10), or a number is put there (web-1, web-2).
 * One machine without a mark keeps its name.
 */
export function namesOf(pattern: string, count: number): string[] {
  const text = pattern.trim();
  const numbers = Array.from({ length: Math.max(0, count) }, (_, index) => index);
  if (MARK.test(text)) {
    return numbers.map((index) =>
      text.replaceAll(MARKS, (_, digits: string) => String(index + 1).padStart(digits.length, '0')),
    );
  }
  if (count === 1 || text === '') return numbers.map(() => text);
  const [, stem, counter] = COUNTER.exec(text) ?? [];
  if (stem === undefined || counter === undefined) return numbers.map((index) => `${text}-${index + 1}`);
  return numbers.map((index) => stem + String(BigInt(counter) + BigInt(index)).padStart(counter.length, '0'));
}

/** The next name of a row of machines: web-01 becomes web-02, web becomes web-2; a pattern stays. */
export const nextName = (name: string): string => (MARK.test(name) ? name : nextOf(name));

/** Which of the places each of so many machines goes to: one after the other, over and over. */
export const spreadOver = (count: number, places: readonly string[]): string[] =>
  Array.from({ length: count }, (_, index) => places[index % places.length] ?? '');

/** A disk can be given to one machine only, and a copy stays in its location. */
export const mayBeMany = ({ origin }: Pick<VmValues, 'origin'>): boolean => origin !== 'disk';
export const maySpread = ({ origin }: Pick<VmValues, 'origin'>): boolean =>
  origin === 'system' || origin === 'app_catalog';

type Placed = Pick<VmValues, 'location' | 'spread' | 'count' | 'origin'>;

/** How many machines the form asks for: a whole number, 1 while it says none, and never more than it may be. */
export const countOf = (values: Pick<VmValues, 'count' | 'origin'>): number =>
  mayBeMany(values) ? Math.min(MOST_MACHINES, Math.max(1, Math.trunc(values.count ?? 1))) : 1;

/** The locations that the machines go to; the first is the chosen one. */
export function placesOf(values: Placed): string[] {
  const others =
    countOf(values) > 1 && maySpread(values) ? values.spread.filter((slug) => slug !== values.location) : [];
  return [values.location, ...others].slice(0, countOf(values));
}

/** The machines that the form asks for, each with its place and name. */
export function targetsOf(values: Placed & Pick<VmValues, 'name'>): Target[] {
  const count = countOf(values);
  const places = spreadOver(count, placesOf(values));
  return namesOf(values.name, count).map((name, index) => ({ name, location: places[index] ?? values.location }));
}
