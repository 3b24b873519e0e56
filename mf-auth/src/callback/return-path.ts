import { safePath } from '@console/area/router';
import { paths } from '@console/contract/paths';

/** A state that is not the JSON of a path inside the application; it is reported and ignored. (spec 1, section 5) */
export class StateError extends Error {
  override readonly name = 'StateError';
}

/** Routes are found by the decoded path, whatever the case of its letters. What cannot be decoded is no page either. */
function isCallback(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/);
  try {
    return decodeURIComponent(pathname).toLowerCase().startsWith(paths.authCallback());
  } catch {
    return true;
  }
}

/**
 * Where to go after signing in: the state is a JSON string that starts with '/'. Anything else, and any path that would
 * leave the application, leads to '/'.
 * @param report hears of a state that is ignored
 */
export function returnPath(state: string, report: (error: StateError) => void): string {
  let value: unknown;
  try {
    value = JSON.parse(state);
  } catch {
    value = undefined;
  }
  if (typeof value !== 'string' || !value.startsWith('/')) {
    report(new StateError('The state of the identity provider is not a path'));
    return '/';
  }
  const path = safePath(value, '');
  if (path === '') report(new StateError('The state of the identity provider leads out of the application'));
  // The callback itself would find nothing the second time.
  return path === '' || isCallback(path) ? '/' : path;
}
