import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { onDemand, useOnDemand } from '../root/on-demand';
import { useToastStore } from './toast-store';

const FIRST_ACTIONS = ['pointerdown', 'keydown'] as const;

const RETRY_MS = 7000;

/** That it does not come cannot be told: it is what tells. */
const host = onDemand(
  () => import('./toast-host'),
  (retry) => void window.setTimeout(retry, RETRY_MS),
);

/** Whether somebody has begun to do something; what comes of it may have to be told when the network is gone. */
function useIsUsed(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    if (isUsed) return undefined;
    const begin = (): void => setUsed(true);
    for (const action of FIRST_ACTIONS) document.addEventListener(action, begin, { once: true, capture: true });
    return () => {
      for (const action of FIRST_ACTIONS) document.removeEventListener(action, begin, { capture: true });
    };
  }, [isUsed]);
  return isUsed;
}

/** Place of the toasts; mounted once. What draws them is fetched when somebody begins to use the page, or with a toast. */
export function Toasts(): ReactNode {
  const hasToasts = useToastStore((state) => state.wanted);
  const isUsed = useIsUsed();
  const drawing = useOnDemand(host, hasToasts || isUsed);
  return drawing && hasToasts ? <drawing.ToastHost /> : null;
}
