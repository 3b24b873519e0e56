import type { ApiError } from '@console/api';

/** A failure's message with its HTTP status and correlation id, unless it names them already. (spec 1, section 8) */
export function failureDetail(
  error: Pick<ApiError, 'message' | 'status' | 'correlationId'> | undefined,
): string | undefined {
  if (!error) return undefined;
  const { message, status, correlationId } = error;
  const code = status !== undefined && !message.includes('HTTP') ? ` (HTTP ${status})` : '';
  const id = correlationId && !message.includes(correlationId) ? ` [${correlationId}]` : '';
  return `${message}${code}${id}`;
}
