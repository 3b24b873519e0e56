import { useEffect, useState } from 'react';
import { text } from '../text/ui-messages';
import { toast } from '../toasts/toast';

export interface LazyPart<Module> {
  /** Fetches it before it is asked for; rejects where it does not load. A failure is tried again. */
  readonly load: () => Promise<Module>;
  /** It, once it is wanted and there; a load that fails is told by a toast that tries again. */
  readonly use: (wanted: boolean) => Module | undefined;
}

/** A part of the design system that stays out of the first load. */
export function lazyPart<Module>(fetchPart: () => Promise<Module>): LazyPart<Module> {
  let loaded: Module | undefined;
  let loading: Promise<Module> | undefined;
  const load = (): Promise<Module> => {
    loading ??= fetchPart().then(
      (part) => {
        loaded = part;
        return part;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const usePart = (wanted: boolean): Module | undefined => {
    const [, arrived] = useState(loaded);
    useEffect(() => {
      if (!wanted) return undefined;
      let alive = true;
      // Also where it has come since this was drawn: a press right after the pointer's arrival.
      const ask = (): void => {
        load().then(
          (part) => alive && arrived(part),
          () => alive && toast.error(text('partFailed'), { retry: ask }),
        );
      };
      ask();
      return () => {
        alive = false;
      };
    }, [wanted]);
    return loaded;
  };
  return { load, use: usePart };
}
