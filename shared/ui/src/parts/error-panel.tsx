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

/** A failure's message in words, and what follows it: its correlation id and status, where the words lack them. */
function wordsOf({ message, status, correlationId }: UiError): { message: string; detail: string } {
  const words = plainMessage(message);
  const id = correlationId && !words.includes(correlationId) ? ` [${correlationId}]` : '';
  const code = status && !words.includes('HTTP') ? ` ${text('httpStatus', { status })}` : '';
  return { message: words, detail: `${id}${code}` };
}

/** A failure's message as it is shown, with its correlation id and HTTP status. (spec 1, section 8) */
export function failureText(error: UiError): string {
  const { message, detail } = wordsOf(error);
  return `${message}${detail}`;
}

/** A failed call, in place. */
export function ErrorPanel({ error, title, onRetry }: ErrorPanelProps): ReactNode {
  const t = useText();
  useErrorClaim([error]);
  const { message, detail } = wordsOf(error);
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
      {message}
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
