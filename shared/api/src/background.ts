import { isAborted, isOffline, type ApiError } from './error';
import { onCredentialChange } from './session';
import { apiSettings } from './settings';

/** That nothing can be reached is one piece of news, whatever was asked for. */
const CONNECTION = 'connection';
/** What has failed since its last response, and was reported. */
const reported = new Set<string>();

/**
 * Reports that what is there could not be read again, and is not tried again by itself: once until there is a response, or
 * polling would report it for ever. Without a network it is read again as soon as there is one. (spec 1, section 8)
 * @param key of the cache
 */
export function reportBackgroundFailure(key: string, error: ApiError): void {
  const news = error.kind === 'connection' ? CONNECTION : key;
  if (isAborted(error) || isOffline() || reported.has(news)) return;
  reported.add(news);
  apiSettings().onBackgroundFailure(error, key.split('|')[1] ?? '');
}

/** Says that there was a response: its next failure is news. */
export function noteResponse(key: string): void {
  reported.delete(CONNECTION);
  reported.delete(key);
}

onCredentialChange(() => reported.clear());
