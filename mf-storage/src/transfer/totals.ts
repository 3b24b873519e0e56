import type { Transfer, TransferTotals } from './types';

/** What several transfers come to. @param rate bytes a second */
export function totalsOf(transfers: readonly Transfer[], rate: number): TransferTotals {
  const count = (...states: readonly Transfer['state'][]): number =>
    transfers.filter(({ state }) => states.includes(state)).length;
  const meant = transfers.filter(({ state }) => state !== 'cancelled' && state !== 'skipped');
  const size = meant.reduce((sum, one) => sum + one.size, 0);
  const sent = meant.reduce((sum, one) => sum + (one.state === 'done' ? one.size : one.sent), 0);
  const moving = count('running', 'waiting');
  const pace = moving > 0 ? rate : 0;
  const left = transfers
    .filter(({ state }) => state === 'running' || state === 'waiting')
    .reduce((sum, one) => sum + one.size - one.sent, 0);
  return {
    count: transfers.length,
    done: count('done'),
    failed: count('failed'),
    active: moving + count('interrupted', 'exists'),
    paused: count('paused'),
    size,
    sent,
    rate: pace,
    ...(pace > 0 ? { secondsLeft: left / pace } : {}),
  };
}
