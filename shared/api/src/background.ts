import { isAborted, isOffline, type ApiError } from './error';
import { onCredentialChange } from './session';
import { apiSettings } from './settings';

/** That nothing can be reached is one piece of news, whatever was asked for. */
const CONNECTION = 'connection';
/** What has failed since it was answered last, and was told. */
const told = new Set<string>();

/**
 * Tells that what is there could not be read again, and is not tried again by itself: once until it is answered, or polling
 * would tell it for ever. Without a network it is read again as soon as there is one. (spec 1, section 8)
 * @param key of the cache
 */
export function tellFailure(key: string, error: ApiError): void {
  const news = error.kind === 'connection' ? CONNECTION : key;
  if (isAborted(error) || isOffline() || told.has(news)) return;
  told.add(news);
  apiSettings().onBackgroundFailure(error, key.split('|')[1] ?? '');
}

/** Says that something was answered: its next failure is news. */
export function noteAnswer(key: string): void {
  told.delete(CONNECTION);
  told.delete(key);
}

onCredentialChange(() => told.clear());
