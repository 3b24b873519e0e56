import { useEffect, useState } from 'react';
import { text } from '../text/ui-messages';
import { toast } from '../toasts/toast';
import type * as TableTools from './table-tools';

let loaded: typeof TableTools | undefined;

/** What a table has behind its buttons; it stays out of the first load. */
export function useTableTools(): typeof TableTools | undefined {
  const [, arrived] = useState(loaded);
  useEffect(() => {
    if (loaded) return undefined;
    let isAlive = true;
    const load = (): void => {
      import('./table-tools').then(
        (tools) => {
          loaded = tools;
          if (isAlive) arrived(tools);
        },
        () => isAlive && toast.error(text('partFailed'), { retry: load }),
      );
    };
    load();
    return () => {
      isAlive = false;
    };
  }, []);
  return loaded;
}
