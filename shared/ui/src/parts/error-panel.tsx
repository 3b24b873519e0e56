import type { ReactNode } from 'react';
import { useText } from '../text/ui-messages';
import { useErrorClaim } from '../toasts/claimed-errors';
import { CopyButton } from './copy';
import { Notice } from './notices';

/** What this package knows of a failure; an ApiError fits. */
export interface UiError {
  message: string;
  status?: number | undefined;
  correlationId?: string | undefined;
}

export interface ErrorPanelProps {
  error: UiError;
  /** What failed, for example 'Failed to list load balancers'; then the message follows. */
  title?: ReactNode;
  onRetry?: () => void;
}

/** The message with its correlation id and status, unless it carries them already. (spec 1, section 8) */
export function errorDetail(error: UiError, status: (code: number) => string): string {
  const id = error.correlationId && !error.message.includes(error.correlationId) ? ` [${error.correlationId}]` : '';
  const code = error.status && !error.message.includes('HTTP') ? ` ${status(error.status)}` : '';
  return `${id}${code}`;
}

/** A failed call, in place. */
export function ErrorPanel({ error, title, onRetry }: ErrorPanelProps): ReactNode {
  const t = useText();
  useErrorClaim([error]);
  const detail = errorDetail(error, (status) => t('httpStatus', { status }));
  return (
    <Notice
      tone="danger"
      action={
        onRetry && (
          <button type="button" className="ui-txtbtn" onClick={onRetry}>
            {t('retry')}
          </button>
        )
      }
    >
      {title && (
        <>
          <b>{title}</b>{' '}
        </>
      )}
      {error.message}
      {detail && <span className="ui-sec">{detail}</span>}
      {error.correlationId && (
        <>
          {' '}
          <CopyButton value={error.correlationId} label={t('correlationId')} />
        </>
      )}
    </Notice>
  );
}
