import type { ComponentType, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useToastQueue } from './toast-queue';

/** Place of the toasts; mounted once. What draws them is fetched with the first toast. */
export function Toasts(): ReactNode {
  const wanted = useToastQueue((state) => state.wanted);
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
  return Host ? <Host /> : null;
}
