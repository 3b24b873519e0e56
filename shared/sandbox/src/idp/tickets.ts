import { secureText } from '../seed/random';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** What a ticket is for, and how long it lasts, in ms. */
const LASTS = {
  login: MINUTE,
  code: MINUTE,
  'mfa-challenge': 5 * MINUTE,
  'reset-password': 60 * MINUTE,
  unblock: DAY,
  'mfa-enrolment': 5 * DAY,
  'verify-email': 5 * DAY,
} as const;

export type Purpose = keyof typeof LASTS;

export interface Ticket {
  readonly email: string;
  readonly purpose: Purpose;
  /** What whoever takes the ticket has to know. */
  readonly detail: string;
  /** Epoch ms of the machine's clock. */
  readonly expires: number;
}

/** One-time tickets, for the life of the process. */
export class Tickets {
  readonly #tickets = new Map<string, Ticket>();

  issue(email: string, purpose: Purpose, detail = ''): string {
    this.#sweep();
    const id = secureText(32);
    this.#tickets.set(id, { email, purpose, detail, expires: Date.now() + LASTS[purpose] });
    return id;
  }

  /** A ticket that is still good, without using it up. */
  peek(id: string, purpose: Purpose): Ticket | undefined {
    const ticket = this.#tickets.get(id);
    return ticket && ticket.purpose === purpose && ticket.expires > Date.now() ? ticket : undefined;
  }

  take(id: string, purpose: Purpose): Ticket | undefined {
    const ticket = this.peek(id, purpose);
    if (ticket) this.#tickets.delete(id);
    return ticket;
  }

  /** Whether somebody has a good ticket of a kind. */
  has(email: string, purpose: Purpose): boolean {
    const now = Date.now();
    return [...this.#tickets.values()].some(
      (ticket) => ticket.email === email && ticket.purpose === purpose && ticket.expires > now,
    );
  }

  #sweep(): void {
    const now = Date.now();
    for (const [id, ticket] of this.#tickets) if (ticket.expires <= now) this.#tickets.delete(id);
  }
}
