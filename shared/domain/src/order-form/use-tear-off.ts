import './order-form.css';
import { onDemand, useOnDemand } from '@console/ui';

/** It comes with what the receipt says of the credit; who sends before that misses nothing. */
const part = onDemand(
  () => import(/* webpackChunkName: "credit-change" */ './tear-off'),
  () => undefined,
);

/** Shows what comes after an order in the way of `tearOff`, once its code is there; until then at once. */
export function useTearOff(): (show: () => void) => void {
  const loaded = useOnDemand(part);
  return loaded ? loaded.tearOff : (show) => show();
}
