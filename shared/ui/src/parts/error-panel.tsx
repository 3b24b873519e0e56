import type { ReactNode } from 'react';
import { text, useText } from '../text/ui-messages';
import { useErrorClaim } from '../toasts/claimed-errors';
import { CopyButton } from './copy';
import { Notice } from './notices';
import { plainMessage } from './plain-message';

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

/** What follows a failure's message: its correlation id and status, unless the message has them already. (spec 1, section 8) */
export function errorDetail({ message, status, correlationId }: UiError): string {
  const id = correlationId && !message.includes(correlationId) ? ` [${correlationId}]` : '';
  const code = status && !message.includes('HTTP') ? ` ${text('httpStatus', { status })}` : '';
  return `${id}${code}`;
}

/** A failure's message as it is shown, with its correlation id and HTTP status. (spec 1, section 8) */
export const failureText = (error: UiError): string => `${plainMessage(error.message)}${errorDetail(error)}`;

/** A failed call, in place. */
export function ErrorPanel({ error, title, onRetry }: ErrorPanelProps): ReactNode {
  const t = useText();
  useErrorClaim([error]);
  const detail = errorDetail(error);
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
      {plainMessage(error.message)}
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
