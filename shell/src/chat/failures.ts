import { logError } from '../reports/error-log';
import { type FromFrame, NOT_IMPLEMENTED } from './protocol';

/** A frame that reports without end is not listened to. */
const MOST = 10;

type Failed = Omit<Extract<FromFrame, { type: 'console-chat:failed' }>, 'type'>;

/** Writes what failed in the frame of a provider to the error log; nobody is told otherwise. (spec 1, section 8) */
export function failureLog(provider: string): (failed: Failed) => void {
  let count = 0;
  return ({ step, reason }) => {
    count += 1;
    if (count > MOST) return;
    if (reason === NOT_IMPLEMENTED)
      logError(`The chat action '${step}' is not implemented for ${provider}`, { provider });
    else logError(`Chat failed to ${step}: ${reason}`, { provider });
  };
}
