import type { SiteRuntime } from '../../site';
import { challengePage } from './pages';

const cancelHref = (query: URLSearchParams): string =>
  `/authorize?${new URLSearchParams({ ...Object.fromEntries(query), choice: 'cancel' }).toString()}`;

/** The page that asks for the second factor in the middle of a sign-in, which goes on with what was asked for. */
export const challenge = (site: SiteRuntime, email: string, query: URLSearchParams): string =>
  challengePage(site.tickets.issue(email, 'mfa-challenge', query.toString()), cancelHref(query));

/** The same page again, after a code that was wrong. */
export const challengeAgain = (ticketId: string, query: URLSearchParams): string =>
  challengePage(ticketId, cancelHref(query), 'The code you entered is not valid.');
