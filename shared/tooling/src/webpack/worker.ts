import { AreaError } from './area-declaration';
import { buildTarget, finishTarget } from './build-target';

interface Order {
  readonly target: string;
  readonly version: string;
  /** All of it, what is served first, or the rest of that. */
  readonly part: 'all' | 'quick' | 'rest';
}

const carryOut = ({ target, version, part }: Order): Promise<void> =>
  part === 'rest' ? finishTarget(target, version) : buildTarget(target, version, { quick: part === 'quick' });

/** Builds what the parent process orders, one after the other, and answers each order. */
process.on('message', (order: Order) => {
  const started = Date.now();
  carryOut(order).then(
    () => process.send?.({ ok: true, ms: Date.now() - started }),
    (error: unknown) => {
      const known = error instanceof AreaError || error instanceof Error;
      process.send?.({ ok: false, message: known ? error.message : String(error) });
    },
  );
});

// The terminal's interrupt is for whoever ordered, who may have something to end first, and then ends this process.
process.on('SIGINT', () => {});
// Whoever ordered is gone.
process.on('disconnect', () => process.exit());
