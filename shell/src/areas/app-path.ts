import { BASE_PATH } from '@console/contract/paths';

/** The path of the page relative to the application. */
export const appPath = (pathname: string): string =>
  pathname.startsWith(`${BASE_PATH}/`) ? pathname.slice(BASE_PATH.length) : '/';

/** Whether a path is that of a page: with a slash at its end or without, as routes are found. */
export const isPathOf = (page: string, path: string): boolean => path.replace(/\/$/, '') === page;
