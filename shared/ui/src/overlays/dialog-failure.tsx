import type { ReactNode } from 'react';
import { ErrorPanel, type UiError } from '../parts/error-panel';

const intoSight = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** Why what a dialog was to do has failed. It is brought into sight: on a phone it may come below the edge of what scrolls. */
export const DialogFailure = ({ error }: { error: UiError }): ReactNode => (
  <div ref={intoSight}>
    <ErrorPanel error={error} />
  </div>
);
