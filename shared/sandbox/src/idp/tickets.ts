import { secureText } from '../seed/random';

interface Ticket {
  readonly email: string;
  readonly purpose: 'login' | 'verify-email' | 'reset-password';
  readonly expires: number;
}

const LASTS = { login: 60_000, 'verify-email': 5 * 86_400_000, 'reset-password': 3_600_000 } as const;

/** One-time tickets, for the life of the process. */
export class Tickets {
  readonly #tickets = new Map<string, Ticket>();

  issue(email: string, purpose: Ticket['purpose']): string {
    const id = secureText(32);
    this.#tickets.set(id, { email, purpose, expires: Date.now() + LASTS[purpose] });
    return id;
  }

  /** The address that a ticket was issued to, without using it up. */
  peek(id: string, purpose: Ticket['purpose']): string | undefined {
    const ticket = this.#tickets.get(id);
    const isGood = ticket && ticket.purpose === purpose && ticket.expires > Date.now();
    return isGood ? ticket.email : undefined;
  }

  take(id: string, purpose: Ticket['purpose']): string | undefined {
    const email = this.peek(id, purpose);
    if (email !== undefined) this.#tickets.delete(id);
    return email;
  }
}

const MOST_FAILURES = 10;
const FORGOTTEN_AFTER = 15 * 60_000;

/** Counts wrong passwords by address; too many block the address for a quarter of an hour. */
export class Failures {
  readonly #seen = new Map<string, { count: number; last: number }>();

  isBlocked(key: string): boolean {
    const seen = this.#seen.get(key);
    return seen !== undefined && seen.count >= MOST_FAILURES && Date.now() - seen.last < FORGOTTEN_AFTER;
  }

  note(key: string): void {
    const seen = this.#seen.get(key);
    const isRecent = seen !== undefined && Date.now() - seen.last < FORGOTTEN_AFTER;
    this.#seen.set(key, { count: isRecent ? seen.count + 1 : 1, last: Date.now() });
  }

  forget(key: string): void {
    this.#seen.delete(key);
  }

  clear(): void {
    this.#seen.clear();
  }
}
