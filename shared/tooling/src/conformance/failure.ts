import { isCredentialRejected, type ApiError } from '@console/api/error';
import { isRetryable } from '@console/api/retry';
import type { Difference } from './difference';
import { withoutSecrets } from './redaction';

/** What screens do that need a call which fails so. */
function effectOf(error: ApiError): string {
  if (isCredentialRejected(error)) return 'whoever is signed in has to sign in again';
  if (isRetryable(error)) return 'asked again three times, then the screen says so, with Retry';
  if (error.kind === 'non-json' || error.kind === 'unexpected-content')
    return 'the screen shows the beginning of it as text, with Retry';
  return 'the screen shows this message, with Retry';
}

/** Whether the API has no such call: what its gateway says of any address that it does not know. */
const isNoCall = ({ status, text }: ApiError): boolean =>
  status === 404 && /no route|^(page )?not found\.?$/i.test(text);

/** A call that should have been answered, as a difference. */
export function failureDifference(error: ApiError, key: string): Difference {
  const status = error.status === undefined ? '' : `${error.status} `;
  const message = withoutSecrets(error.text, key);
  if (error.status !== undefined && error.status >= 300 && error.status < 400)
    return {
      weight: 'broken',
      at: '',
      what: `${status}a redirect: this is not the API’s own address`,
      console: 'the edge passes no redirect on: the screen says that the API can not be reached',
      count: 1,
    };
  const what = isNoCall(error) ? `${status}the API has no such call: ${message}` : `${status}${message}`;
  return { weight: 'broken', at: '', what, console: effectOf(error), count: 1 };
}
