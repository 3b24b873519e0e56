import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { NewOperation, OperationState, Operations } from './operations';

export interface OperationView<Values> {
  /** As it is now; undefined before the first try and after a success. */
  readonly current: OperationState<Values> | undefined;
  /** As it was when the dialog opened: what was filled in before it was closed. */
  readonly before: OperationState<Values> | undefined;
  readonly isRunning: boolean;
  /** @throws ApiError */
  readonly start: (operation: NewOperation<Values>) => Promise<void>;
}

/**
 * The operation of a key for the dialog that is about it.
 * @param onDone runs when it has succeeded, also one that an earlier dialog began, with the values that were kept last
 */
export function useOperation<Values>(
  operations: Operations<Values>,
  key: string,
  onDone: (values: Values) => void,
): OperationView<Values> {
  const latest = useRef(onDone);
  useEffect(() => {
    latest.current = onDone;
  });
  useEffect(() => operations.watch(key, (values) => latest.current(values)), [operations, key]);
  const current = useSyncExternalStore(operations.subscribe, () => operations.get(key));
  const [before] = useState(current);
  return {
    current,
    before,
    isRunning: current?.state === 'running',
    start: (operation) => operations.start(key, operation),
  };
}
