import type { ReactNode } from 'react';
import type { ApiError } from '@console/api';
import { Button, ErrorPanel, Notice, type IconName } from '@console/ui';

export interface PrerequisiteProps {
  /** What has to be done before, and what that means. */
  readonly children: ReactNode;
  /** 'Stop first' */
  readonly label: string;
  readonly pendingLabel: string;
  readonly icon?: IconName;
  readonly isRunning: boolean;
  /** Why it cannot be done now. */
  readonly reason?: string | undefined;
  readonly error?: ApiError | undefined;
  readonly onStart: () => void;
}

/** What has to be done before the action of a dialog is possible, with the way to do it. */
export function Prerequisite({
  children,
  label,
  pendingLabel,
  icon,
  isRunning,
  reason,
  error,
  onStart,
}: PrerequisiteProps) {
  return (
    <>
      <Notice
        tone="warn"
        action={
          <Button
            size="sm"
            {...(icon ? { icon } : {})}
            pending={isRunning}
            pendingLabel={pendingLabel}
            {...(reason ? { reason } : {})}
            onClick={onStart}
          >
            {label}
          </Button>
        }
      >
        {children}
      </Notice>
      {error ? <ErrorPanel error={error} /> : null}
    </>
  );
}
