import type { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';

/** Ctrl+C reaches npm and what it runs, and npm passes it on: signals this close together are one, in milliseconds. */
const ONE_PRESS = 500;

export interface Stopping {
  /** How long balancers are given to see that it is not ready, in seconds; it takes requests meanwhile. */
  readonly unreadySeconds: number;
  /** Says from now on that it is not ready. */
  readonly unready: () => void;
  /** How long what is under way may take, in seconds. */
  readonly drainSeconds: number;
  /** Ends what runs; what is under way when `patience` aborts is cut off. */
  readonly close: (patience: AbortSignal) => Promise<void>;
  readonly exit: (code: number) => void;
  readonly log: (line: string) => void;
  /** Milliseconds. */
  readonly now?: () => number;
  readonly wait?: (ms: number) => Promise<unknown>;
}

/**
 * Stops a program in order at the first SIGTERM or SIGINT, and at once at the second. A parent that asked for a channel stops it
 * by closing that, wherever signals do not reach.
 */
export function stopOnSignals(
  signals: Pick<EventEmitter, 'on' | 'once'>,
  { drainSeconds, unreadySeconds, unready, close, exit, log, now = Date.now, wait = setTimeout }: Stopping,
): void {
  let since: number | undefined;
  const stop = (): void => {
    if (since !== undefined) return;
    since = now();
    unready();
    if (unreadySeconds > 0) log(`Not ready any more. Requests are taken for another ${unreadySeconds} s.`);
    const seen = unreadySeconds > 0 ? wait(unreadySeconds * 1000).then(end) : end();
    seen.then(
      () => exit(0),
      (error: unknown) => {
        log(error instanceof Error ? (error.stack ?? error.message) : String(error));
        exit(1);
      },
    );
  };
  const end = (): Promise<void> => {
    if (drainSeconds > 0)
      log(`Stopping. What is under way may take ${drainSeconds} s; another signal ends it at once.`);
    return close(AbortSignal.timeout(drainSeconds * 1000));
  };
  const onSignal = (): void => {
    if (since !== undefined && now() - since >= ONE_PRESS) exit(1);
    else stop();
  };
  signals.on('SIGTERM', onSignal);
  signals.on('SIGINT', onSignal);
  signals.once('disconnect', stop);
}
