import type { WriteEnd } from '@console/api';
import type { JournalEntry } from './entry';

type Outcome = Pick<JournalEntry, 'outcome' | 'message' | 'correlationId'>;

const LONGEST = 300;

/** Some calls to pay answer a refusal as if it were a success. */
function refusalIn(content: unknown): { message?: string } | undefined {
  if (typeof content !== 'object' || content === null || !('success' in content) || content.success !== false)
    return undefined;
  const words = [
    'message' in content ? content.message : undefined,
    'error_msg' in content ? content.error_msg : undefined,
  ].find((text) => typeof text === 'string');
  return words === undefined ? {} : { message: words.slice(0, LONGEST) };
}

/** What is known of a call at its end. */
export function outcomeOf(end: WriteEnd): Outcome {
  if ('content' in end) {
    const refusal = refusalIn(end.content);
    return refusal ? { outcome: 'failed', ...refusal } : { outcome: 'ok' };
  }
  const { error } = end;
  if (error.aborted) return { outcome: 'unknown' };
  return {
    outcome: error.outcome === 'unknown' ? 'unknown' : 'failed',
    message: error.text.slice(0, LONGEST),
    ...(error.correlationId === undefined ? {} : { correlationId: error.correlationId }),
  };
}
