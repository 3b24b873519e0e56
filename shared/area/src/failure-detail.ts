import type { UiError } from '@console/ui';

/** A failure's message with its correlation id and HTTP status, unless it names them already. (spec 1, section 8) */
export function failureDetail({ message, status, correlationId }: UiError): string {
  const code = status !== undefined && !message.includes('HTTP') ? ` (HTTP ${status})` : '';
  const id = correlationId && !message.includes(correlationId) ? ` [${correlationId}]` : '';
  return `${message}${id}${code}`;
}
