import type { AccountRow } from '../model/billing';
import type { SiteRuntime } from '../site';
import { fromUtc } from '../time/formats';
import { type Event, nextAccountEvent } from './account-events';

/** What was found for an account, with the rows that it was found from. */
interface Plan {
  readonly account: AccountRow;
  readonly rows: readonly unknown[];
  readonly month: string;
  readonly event: Event | undefined;
}

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index]);

/**
 * What happens to the accounts of a site by itself, in the order of time. Whoever asks when nothing has changed gets
 * the answer at once; when rows have, only the accounts that they belong to are looked at again.
 */
export class Timeline {
  readonly #plans = new Map<string, Plan>();
  #cursor = 0;
  #sources: readonly unknown[] = [];
  #next: Event | undefined;

  /** Everything before this second has happened. */
  settledAt(site: SiteRuntime): number {
    return Math.max(this.#cursor, site.state.settled_at ?? 0, fromUtc(`${site.state.invoiced_until}-01 00:00:00`));
  }

  /** Takes note that everything up to a second has happened. */
  settle(second: number): void {
    this.#cursor = second;
  }

  /** Follows a clock that was set back. */
  wind(second: number): void {
    this.#cursor = Math.min(this.#cursor, second);
  }

  /** The next event of any account; undefined where none is in sight. */
  next(site: SiteRuntime): Event | undefined {
    const { accounts, meters, credits, invoices, cards } = site.store;
    const month = site.state.invoiced_until;
    // A list that is the same holds the same rows.
    const sources = [accounts.all(), meters.all(), credits.all(), invoices.all(), cards.all(), month];
    if (isSame(sources, this.#sources)) return this.#next;
    const before = this.#sources;
    this.#sources = sources;
    const from = this.settledAt(site);
    if (before[0] !== sources[0]) this.#forget(site);
    let next: Event | undefined;
    for (const account of accounts.all()) {
      const { event } = this.#planOf(site, account, month, from);
      if (event && (!next || event.at < next.at)) next = event;
    }
    this.#next = next;
    return next;
  }

  #planOf(site: SiteRuntime, account: AccountRow, month: string, from: number): Plan {
    const { meters, credits, invoices, cards } = site.store;
    const rows = [meters, credits, invoices, cards].map((collection) => collection.by('account', Number(account.id)));
    const known = this.#plans.get(account.id);
    if (known?.account === account && known.month === month && isSame(known.rows, rows)) return known;
    const plan = { account, rows, month, event: nextAccountEvent(site, account, from) };
    this.#plans.set(account.id, plan);
    return plan;
  }

  #forget({ store }: SiteRuntime): void {
    for (const id of this.#plans.keys()) if (!store.accounts.get(id)) this.#plans.delete(id);
  }
}
