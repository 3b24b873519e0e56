import type { RootOptions } from 'react-dom/client';
import { reportError } from './report';

/** Options of every React root: what a boundary has caught is its to report, the rest goes to the error log. */
export const rootErrors = (part: string): Pick<RootOptions, 'onCaughtError' | 'onUncaughtError'> => ({
  onCaughtError: () => undefined,
  onUncaughtError: (error) => reportError(error, { part }),
});
