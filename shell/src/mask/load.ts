import { onDemand } from '@console/ui';
import { maskStore } from './store';

/** All of mask mode, loaded once it is switched on. (decision 0039) */
export const mask = onDemand(() => import(/* webpackChunkName: "mask" */ './mask'));

/** Switches it on or off. */
export const toggleMask = (): void =>
  void mask.want().then(
    (part) => part.toggle(),
    (error: unknown) => mask.onFailure(toggleMask, error),
  );

/** Before the first screen of a tab in which it is on. @throws where its code does not come: nothing is shown without it */
export async function maskAtStart(): Promise<void> {
  if (maskStore.getState().isOn) (await mask.load()).begin();
}
