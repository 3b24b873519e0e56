import { big, sum } from '@console/api';
import type { Quote, QuoteLine } from './quote';

/** An item of several quotes together; `unitHourly` is missing where their places ask different prices. */
export interface SummedLine<Id extends string = string> extends Omit<QuoteLine<Id>, 'unitHourly'> {
  readonly unitHourly: QuoteLine['unitHourly'] | undefined;
}

export interface SummedQuote<Id extends string = string> extends Omit<Quote, 'lines'> {
  readonly lines: readonly SummedLine<Id>[];
}

function together<Id extends string>(first: SummedLine<Id>, next: QuoteLine<Id>): SummedLine<Id> {
  const isSame = first.unitHourly?.eq(next.unitHourly) === true;
  return {
    id: first.id,
    quantity: first.quantity + next.quantity,
    unitHourly: isSame ? first.unitHourly : undefined,
    hourly: first.hourly.plus(next.hourly),
    monthly: first.monthly.plus(next.monthly),
  };
}

/** The price of several things, item by item; undefined where one of them has none. */
export function sumQuotes<Id extends string>(quotes: readonly (Quote<Id> | undefined)[]): SummedQuote<Id> | undefined {
  const lines = new Map<Id, SummedLine<Id>>();
  for (const quote of quotes) {
    if (!quote) return undefined;
    for (const line of quote.lines) {
      const known = lines.get(line.id);
      lines.set(line.id, known ? together(known, line) : line);
    }
  }
  const all = [...lines.values()];
  return {
    lines: all,
    hourly: all.length > 0 ? sum(all.map(({ hourly }) => hourly)) : big(0),
    monthly: all.length > 0 ? sum(all.map(({ monthly }) => monthly)) : big(0),
  };
}
