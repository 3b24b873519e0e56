import { AreaError } from './area-declaration';
import { buildTarget } from './build-target';

interface Order {
  readonly target: string;
  readonly version: string;
}

/** Builds what the parent process orders, one after the other, and answers each order. */
process.on('message', (order: Order) => {
  const started = Date.now();
  buildTarget(order.target, order.version).then(
    () => process.send?.({ ok: true, ms: Date.now() - started }),
    (error: unknown) => {
      const known = error instanceof AreaError || error instanceof Error;
      process.send?.({ ok: false, message: known ? error.message : String(error) });
    },
  );
});

// Whoever ordered is gone.
process.on('disconnect', () => process.exit());
