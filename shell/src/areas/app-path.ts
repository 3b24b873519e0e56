import { BASE_PATH } from '@console/contract/paths';

/** The path of the page relative to the application. */
export const appPath = (pathname: string): string =>
  pathname.startsWith(`${BASE_PATH}/`) ? pathname.slice(BASE_PATH.length) : '/';
