import { useEffect, useRef, useState } from 'react';
import type { LookOptions, Progress } from '../bulk/taken';

interface Look {
  readonly isLooking: boolean;
  /** How far it is, where it says so. */
  readonly progress: Progress | undefined;
  readonly error: unknown;
  /** Looks once at a time; given up with the screen that asked. */
  readonly look: <T>(work: (options: LookOptions) => Promise<T>, then: (found: T) => void) => void;
}

/** Asks the store for something before what a person has decided is carried out. */
export function useLook(): Look {
  const [state, setState] = useState<Partial<Look> & Pick<Look, 'isLooking'>>({ isLooking: false });
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);
  return {
    isLooking: state.isLooking,
    progress: state.progress,
    error: state.error,
    look: (work, then) => {
      current.current?.abort();
      const { signal } = (current.current = new AbortController());
      setState({ isLooking: true });
      const onProgress = (progress: Progress): void => {
        if (!signal.aborted) setState({ isLooking: true, progress });
      };
      work({ signal, onProgress }).then(
        (found) => {
          if (signal.aborted) return;
          setState({ isLooking: false });
          then(found);
        },
        (error: unknown) => {
          if (!signal.aborted) setState({ isLooking: false, error });
        },
      );
    },
  };
}
