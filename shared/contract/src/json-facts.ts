import * as v from 'valibot';
import { maybe, number } from './schema';

const Facts = v.record(v.string(), v.unknown());

/** JSON inside a response: as a text, or as it is. */
export const json = () => maybe(v.union([v.string(), Facts]));

/** What it says, by name; undefined where that is nothing, or no JSON. */
export function jsonFacts(data: unknown): Readonly<Record<string, unknown>> | undefined {
  try {
    const parsed = v.safeParse(Facts, typeof data === 'string' ? JSON.parse(data) : data);
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** A fact that is absent where it cannot be read: it takes no other one along. */
export const fact = <S extends v.GenericSchema>(schema: S) => v.fallback(maybe(schema), undefined);

/** A line of text among facts. */
export const textFact = () => fact(v.string());
/** A number among facts. */
export const numberFact = () => fact(number());
