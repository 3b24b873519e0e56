import { useSyncExternalStore } from 'react';
import { BASE_PATH } from '@console/contract/paths';
import { nav } from './nav';

/** Where the page is, relative to the application, for what is drawn without a router: path, query and fragment. */
export function usePagePath(): { readonly pathname: string; readonly rest: string } {
  const { pathname, search, hash } = useSyncExternalStore(nav.subscribe, nav.get).location;
  const isInside = pathname.startsWith(`${BASE_PATH}/`);
  return { pathname: isInside ? pathname.slice(BASE_PATH.length) : '/', rest: search + hash };
}

/**
 * Leads to another path of the application, without a load, in the place of this one in the history.
 * @param path relative to the application, made safe before (safePath)
 */
export const replacePath = (path: string): void => nav.navigator.replace(BASE_PATH + path);
