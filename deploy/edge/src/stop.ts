import type { EventEmitter } from 'node:events';

/** Ctrl+C reaches npm and what it runs, and npm passes it on: signals this close together are one, in milliseconds. */
const ONE_PRESS = 500;

export interface Stopping {
  /** How long what is under way may take, in seconds. */
  readonly drainSeconds: number;
  /** Ends what runs; what is under way when `patience` aborts is cut off. */
  readonly close: (patience: AbortSignal) => Promise<void>;
  readonly exit: (code: number) => void;
  readonly log: (line: string) => void;
  /** Milliseconds. */
  readonly now?: () => number;
}

/**
 * Stops a program in order at the first SIGTERM or SIGINT, and at once at the second. A parent that asked for a channel stops it
 * by closing that, wherever signals do not reach.
 */
export function stopOnSignals(
  signals: Pick<EventEmitter, 'on' | 'once'>,
  { drainSeconds, close, exit, log, now = Date.now }: Stopping,
): void {
  let since: number | undefined;
  const stop = (): void => {
    if (since !== undefined) return;
    since = now();
    if (drainSeconds > 0)
      log(`Stopping. What is under way may take ${drainSeconds} s; another signal ends it at once.`);
    close(AbortSignal.timeout(drainSeconds * 1000)).then(
      () => exit(0),
      (error: unknown) => {
        log(error instanceof Error ? (error.stack ?? error.message) : String(error));
        exit(1);
      },
    );
  };
  const onSignal = (): void => {
    if (since !== undefined && now() - since >= ONE_PRESS) exit(1);
    else stop();
  };
  signals.on('SIGTERM', onSignal);
  signals.on('SIGINT', onSignal);
  signals.once('disconnect', stop);
}
