import { lazyPart } from './load-part';

const overlays = lazyPart(() => import('./mui-overlays'));

/** Fetches menus and dialogs before they are asked for; call on hover or focus of what opens one. A failure is tried again. */
export const loadOverlays = overlays.load;

/** For the trigger of an overlay. */
export const preloadHandlers = {
  onPointerEnter: () => void loadOverlays().catch(() => undefined),
  onFocus: () => void loadOverlays().catch(() => undefined),
};

/** The overlays once one is wanted; they stay out of the first load. */
export const useOverlays = overlays.use;
