import { useEffect, useState } from 'react';
import { text } from '../text/ui-messages';
import { toast } from '../toasts/toast';
import type * as MuiOverlays from './mui-overlays';

type Overlays = typeof MuiOverlays;

let loaded: Overlays | undefined;
let loading: Promise<Overlays> | undefined;

/** Fetches menus and dialogs before they are asked for; call on hover or focus of what opens one. A failure is tried again. */
export function loadOverlays(): Promise<Overlays> {
  loading ??= import('./mui-overlays').then(
    (overlays) => {
      loaded = overlays;
      return overlays;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** For the trigger of an overlay. */
export const preloadHandlers = {
  onPointerEnter: () => void loadOverlays().catch(() => undefined),
  onFocus: () => void loadOverlays().catch(() => undefined),
};

/** The overlays once one is wanted; they stay out of the first load. */
export function useOverlays(wanted: boolean): Overlays | undefined {
  const [, arrived] = useState(loaded);
  useEffect(() => {
    if (!wanted) return undefined;
    let alive = true;
    // Also where they have come since this was drawn: a press right after the pointer's arrival.
    const load = (): void => {
      loadOverlays().then(
        (overlays) => alive && arrived(overlays),
        () => alive && toast.error(text('partFailed'), { retry: load }),
      );
    };
    load();
    return () => {
      alive = false;
    };
  }, [wanted]);
  return loaded;
}
