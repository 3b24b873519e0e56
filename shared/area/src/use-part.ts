import { useEffect, useState } from 'react';
import { toast } from '@console/ui';
import { text } from './messages';

/**
 * Code that comes when it is wanted. Where it does not come the person is told once and may retry; what they have typed around
 * it stays.
 * @param load the same function at each render
 * @returns undefined until it is there
 */
export function usePart<Part>(load: () => Promise<Part>, wanted: boolean): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (!wanted) return undefined;
    let isShown = true;
    const begin = (): void => {
      load().then(
        (loaded) => isShown && setPart(() => loaded),
        () => isShown && toast.error(text('slot.failed'), { retry: begin }),
      );
    };
    begin();
    return () => {
      isShown = false;
    };
  }, [load, wanted]);
  return part;
}
