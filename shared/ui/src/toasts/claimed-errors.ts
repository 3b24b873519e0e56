import { useEffect } from 'react';

const claimed = new WeakSet<object>();

/** Says that these errors are told here: no toast tells them beside it. One that is not drawn claims none. */
export function useErrorClaim(errors: readonly object[]): void {
  useEffect(() => {
    for (const error of errors) claimed.add(error);
  });
}

/** Whether something on the page has told an error itself. */
export const isErrorClaimed = (error: object): boolean => claimed.has(error);
