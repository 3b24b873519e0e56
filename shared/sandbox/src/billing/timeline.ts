import type { AccountRow } from '../model/billing';
import type { SiteRuntime } from '../site';
import type { SiteStore } from '../store/store';
import { fromUtc } from '../time/formats';
import { type AccountEvent, nextAccountEvent } from './account-events';

interface OfAccount {
  readonly account_id: number;
}

/**
 * What happens to the accounts of a site by itself, in the order of time. Whoever asks when nothing has changed gets
 * the response at once; when rows have, only the accounts that they belong to are looked at again.
 */
class Timeline {
  readonly #events = new Map<string, AccountEvent>();
  /** Accounts whose rows have changed since they were looked at; all of them at first, and in a new month. */
  readonly #changed = new Set<string>();
  #month = '';
  #cursor = 0;
  #next: AccountEvent | undefined;
  #isListening = false;

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
  next(site: SiteRuntime): AccountEvent | undefined {
    this.#listen(site.store);
    const month = site.state.invoiced_until;
    if (month !== this.#month) {
      this.#month = month;
      for (const { id } of site.store.accounts.all()) this.#changed.add(id);
    }
    if (this.#changed.size > 0) this.#look(site);
    return this.#next;
  }

  #look(site: SiteRuntime): void {
    const from = this.settledAt(site);
    for (const id of this.#changed) {
      const account = site.store.accounts.get(id);
      const event = account && nextAccountEvent(site, account, from);
      if (event) this.#events.set(id, event);
      else this.#events.delete(id);
    }
    this.#changed.clear();
    this.#next = undefined;
    for (const [id, event] of this.#events) {
      // In the same second accounts take turns by their number, however they came to be looked at.
      const first = this.#next;
      if (!first || event.at < first.at || (event.at === first.at && Number(id) < Number(first.account)))
        this.#next = event;
    }
  }

  #listen(store: SiteStore): void {
    if (this.#isListening) return;
    this.#isListening = true;
    const note = (before: OfAccount | undefined, after: OfAccount | undefined): void => {
      for (const row of [before, after]) if (row) this.#changed.add(String(row.account_id));
    };
    for (const rows of [store.meters, store.credits, store.invoices, store.cards]) rows.watch(note);
    store.accounts.watch((before: AccountRow | undefined, after: AccountRow | undefined) => {
      for (const row of [before, after]) if (row) this.#changed.add(row.id);
    });
  }
}

const timelines = new WeakMap<SiteRuntime, Timeline>();

/** The timeline of a site, as long as the site runs. */
export function timelineOf(site: SiteRuntime): Timeline {
  const timeline = timelines.get(site) ?? new Timeline();
  timelines.set(site, timeline);
  return timeline;
}
