import type { ComponentType, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useToastStore } from './toast-store';

const FIRST_DEEDS = ['pointerdown', 'keydown'] as const;

/** Whether somebody has begun to do something; what comes of it may have to be told when the network is gone. */
function useIsUsed(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    if (isUsed) return undefined;
    const begin = (): void => setUsed(true);
    for (const deed of FIRST_DEEDS) document.addEventListener(deed, begin, { once: true, capture: true });
    return () => {
      for (const deed of FIRST_DEEDS) document.removeEventListener(deed, begin, { capture: true });
    };
  }, [isUsed]);
  return isUsed;
}

/** Place of the toasts; mounted once. What draws them is fetched when somebody begins to use the page, or with a toast. */
export function Toasts(): ReactNode {
  const hasToasts = useToastStore((state) => state.wanted);
  const isUsed = useIsUsed();
  const wanted = hasToasts || isUsed;
  const [Host, setHost] = useState<ComponentType>();
  useEffect(() => {
    if (!wanted) return undefined;
    let alive = true;
    let timer: number | undefined;
    const load = (): void => {
      import('./toast-host').then(
        (module) => alive && setHost(() => module.ToastHost),
        () => {
          if (alive) timer = window.setTimeout(load, 7000);
        },
      );
    };
    load();
    return () => {
      alive = false;
      window.clearTimeout(timer);
    };
  }, [wanted]);
  return Host && hasToasts ? <Host /> : null;
}
