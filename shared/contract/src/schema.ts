import * as v from 'valibot';
import { DatetimeError, parseDatetime } from './datetime';
import { LONGEST_TEXT, tooLong } from './text-length';

/** May be absent or null: real servers do both. The order matters for OpenAPI (optional outside, nullable inside). */
export const maybe = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema));

/** A list that may be absent or null; comes out as an empty one. */
export const listOf = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(v.array(schema), []), []);

/** No quantity or amount is that large, and sums of thousands of smaller ones are finite: 9e307 twice is Infinity. */
const MOST = 1e21;
const isCountable = (value: number): boolean => Math.abs(value) < MOST;
const countable = () => v.check(isCountable, 'The number is too large');

/** A number that some servers send as a string of digits. */
export const number = () =>
  v.union([
    v.pipe(v.number(), countable()),
    v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/, 'Invalid number provided'), v.transform(Number), countable()),
  ]);

/** A code of so many letters, in either case: a currency, a country. */
export const letters = (count: number, message: string) =>
  v.pipe(v.string(), v.length(count, message), v.regex(/^[A-Za-z]*$/, message));

/** A text in a request, of so many characters at most. */
export const text = (most = LONGEST_TEXT) => v.pipe(v.string(), v.maxLength(most, tooLong(most)));

/** Longest address of a page in a request. */
export const LONGEST_ADDRESS = 2048;

/** A list in a request, of so many things at most. */
export const listUpTo = <S extends v.GenericSchema>(most: number, item: S, message?: string) =>
  v.pipe(v.array(item, message), v.maxLength(most, `At most ${most} entries`));

const NOT_WHOLE = 'Invalid whole number provided';
/** Ids have ten digits at most; whatever else is counted has fewer. */
const LARGEST_WHOLE = 9_999_999_999;

/** A whole number in a request; forms carry it as a string. (The message is the one that real servers give.) */
export const wholeNumber = () =>
  v.pipe(
    v.union(
      [
        v.pipe(v.number(), v.integer(NOT_WHOLE)),
        v.pipe(v.string(), v.regex(/^-?\d+$/, NOT_WHOLE), v.transform(Number)),
      ],
      NOT_WHOLE,
    ),
    v.maxValue(LARGEST_WHOLE, 'The number is too large'),
  );

/** Largest amount of money in a request: sums of many of them are still exact to a hundred-thousandth. */
export const LARGEST_AMOUNT = 10_000_000_000;

export const TOO_MUCH = `The amount must be at most ${LARGEST_AMOUNT}`;

/** An amount of money in a request, in the site's currency. */
export const amount = () => v.pipe(number(), v.maxValue(LARGEST_AMOUNT, TOO_MUCH));

/** A flag: true/1 and false/0/empty, in any case. Forms carry it as a text. (spec 2, section 5) */
export const flag = () =>
  v.union([
    v.boolean(),
    v.pipe(
      v.string(),
      v.regex(/^(true|false|1|0|)$/i, 'Invalid boolean provided'),
      v.transform((text) => text === '1' || text.toLowerCase() === 'true'),
    ),
    v.pipe(
      v.picklist([0, 1]),
      v.transform((bit) => bit === 1),
    ),
  ]);

/** A point in time in any of the formats of spec 1, section 3; comes out as a Date. */
export const datetime = () =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      try {
        return parseDatetime(dataset.value);
      } catch (error) {
        addIssue({ message: error instanceof DatetimeError ? error.message : 'Invalid datetime' });
        return NEVER;
      }
    }),
  );

/**
 * A word from a list that may grow: known values are typed, unknown ones are kept and shown as text.
 * The list goes into the OpenAPI document and into the strict check of development.
 */
export const openEnum = <const Values extends readonly string[]>(values: Values) =>
  v.pipe(
    v.custom<Values[number] | (string & {})>((value) => typeof value === 'string', 'Expected a string'),
    v.metadata({ values }),
  );

function saysDone(content: unknown): boolean {
  if (content === undefined || content === null || content === '' || content === true) return true;
  if (typeof content !== 'object') return false;
  if ('success' in content) return content.success === true;
  const says = 'uuid' in content ? content.uuid : 'message' in content ? content.message : undefined;
  return typeof says === 'string';
}

/**
 * A response without content: 204, an empty text, `true` and `{success:true}` all mean done (spec 1, section 7), and some
 * servers send what the call was about, or a message. Anything else does not say what became of the call.
 */
export const done = () => v.pipe(v.unknown(), v.check(saysDone, 'Expected nothing, true or success'));

/** Parameters of a call that takes none. */
export const noParams = () => v.object({});

/** Parameters of a call that only needs its location. */
export const inLocation = () => v.object({ location: text() });
