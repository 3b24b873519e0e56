import { useEffect, useState } from 'react';
import { textsReady } from '../text/languages';
import { text } from '../text/ui-messages';
import { toast } from '../toasts/toast';

/** Code that comes when it is wanted, once. */
export interface OnDemand<Part> {
  /** It, where it is there. */
  readonly current: () => Part | undefined;
  /** Fetches it; one that failed is fetched anew. Settles when its texts are there, too. */
  readonly load: () => Promise<Part>;
  /** Fetches it before it is wanted: for the pointer or focus on what will need it. A failure waits until it is. */
  readonly preload: () => void;
  readonly onFailure: (retry: () => void, error: unknown) => void;
}

const tellFailure = (retry: () => void): void => toast.error(text('partFailed'), { retry });

/**
 * Code that stays out of the first load. Call it outside of components.
 * @param fetchPart mostly an `import()` with the name of its chunk
 * @param onFailure what `useOnDemand` does where it does not come; by default a toast says so and tries again
 */
export function onDemand<Part>(
  fetchPart: () => Promise<Part>,
  onFailure: OnDemand<Part>['onFailure'] = tellFailure,
): OnDemand<Part> {
  let part: Part | undefined;
  let pending: Promise<Part> | undefined;
  const fetchReady = async (): Promise<Part> => {
    try {
      const fetched = await fetchPart();
      // Its texts may have come with it, and be on their way in another language.
      await textsReady();
      part = fetched;
      return fetched;
    } catch (error) {
      pending = undefined;
      throw error;
    }
  };
  const load = (): Promise<Part> => (pending ??= fetchReady());
  return { current: () => part, load, preload: () => void load().catch(() => undefined), onFailure };
}

interface Watch<Part> {
  readonly part: OnDemand<Part>;
  readonly wanted: boolean;
  readonly onFailure: OnDemand<Part>['onFailure'];
}

function useArrival<Part>({ part, wanted, onFailure }: Watch<Part>): Part | undefined {
  const [, setArrived] = useState(() => {
    if (wanted && part.current() === undefined) part.preload();
    return part.current() !== undefined;
  });
  useEffect(() => {
    if (!wanted) return undefined;
    let isShown = true;
    const begin = (): void => {
      part.load().then(
        () => isShown && setArrived(true),
        (error: unknown) => isShown && onFailure(begin, error),
      );
    };
    begin();
    return () => {
      isShown = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a failure is told once
  }, [part, wanted]);
  return part.current();
}

/**
 * Code that is wanted, once it is there. Not by suspending: React keeps what suspends away for three tenths of a second, however
 * soon its code is there. Where it does not come, what is around it stays.
 */
export const useOnDemand = <Part>(part: OnDemand<Part>, wanted = true): Part | undefined =>
  useArrival({ part, wanted, onFailure: part.onFailure });

/**
 * The same for what nothing stands without: a screen, a piece of a page.
 * @throws what it failed with, while drawing: a boundary shows it, and what it draws anew asks again
 */
export function useOnDemandOrThrow<Part>(part: OnDemand<Part>): Part | undefined {
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const arrived = useArrival({ part, wanted: true, onFailure: (_, error) => setFailure({ error }) });
  if (failure) throw failure.error;
  return arrived;
}
