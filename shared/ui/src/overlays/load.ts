import { onDemand, useOnDemand } from '../root/on-demand';

/** What floats, with Material's part in it. */
const overlays = onDemand(() => import('./mui-overlays'));

/** Fetches menus and dialogs before they are asked for; call on hover or focus of what opens one. A failure is tried again. */
export const loadOverlays = overlays.load;

/** For the trigger of an overlay. */
export const preloadHandlers = { onPointerEnter: overlays.preload, onFocus: overlays.preload };

/** The overlays once one is wanted; they stay out of the first load. */
export const useOverlays = (wanted: boolean) => useOnDemand(overlays, wanted);
