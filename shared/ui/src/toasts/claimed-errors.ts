import { useEffect } from 'react';
import type { UiError } from '../parts/error-panel';

const claimed = new WeakSet<object>();

/** Says that these errors are told here: no toast tells them beside it. One that is not drawn claims none. */
export function useErrorClaim(errors: readonly UiError[]): void {
  useEffect(() => {
    for (const error of errors) claimed.add(error);
  });
}

/** Whether something on the page has told an error itself. */
export const isErrorClaimed = (error: UiError): boolean => claimed.has(error);
