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
  /**
   * The same where somebody waits for it: what is provided by `provideMissingCode` has its turn before a failure is theirs.
   */
  readonly want: () => Promise<Part>;
  /** Fetches it before it is wanted: for the pointer or focus on what will need it. A failure waits until it is. */
  readonly preload: () => void;
  readonly onFailure: (retry: () => void, error: unknown) => void;
}

/** Code that did not come, in words for people. What the browser says is its cause. */
class PartError extends Error {
  override readonly name = 'PartError';
}

const tellFailure = (retry: () => void, error: unknown): void =>
  toast.error(error instanceof PartError ? error.message : text('partFailed'), { retry });

/**
 * What is done where wanted code does not come. Settles where that is to be shown: not while the page is loaded anew for it.
 * @param isAgain it was wanted before, and did not come then either
 * @returns what to say in place of the error, if anything
 */
export type MissingCode = (error: unknown, isAgain: boolean) => Promise<string | undefined>;

let missingCode: MissingCode = () => Promise.resolve(undefined);

/** Says once, at start, what is done where code does not come: only the shell knows of deployments. */
export function provideMissingCode(handle: MissingCode): void {
  missingCode = handle;
}

/** Errors of a file that did not come carry its address, and words for nobody: 'Loading CSS chunk 911 failed.' */
const asPartError = (error: unknown): unknown =>
  error instanceof Error && 'request' in error ? new PartError(text('partFailed'), { cause: error }) : error;

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
      throw asPartError(error);
    }
  };
  const load = (): Promise<Part> => (pending ??= fetchReady());
  /** The first fetch that failed, which several may have waited for. */
  let missed: Promise<Part> | undefined;
  const want = async (): Promise<Part> => {
    const fetching = load();
    try {
      return await fetching;
    } catch (error) {
      missed ??= fetching;
      const isAgain = missed !== fetching;
      const explanation = await missingCode(error, isAgain);
      throw explanation === undefined ? error : new PartError(explanation, { cause: error });
    }
  };
  return { current: () => part, load, want, preload: () => void load().catch(() => undefined), onFailure };
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
      part.want().then(
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
