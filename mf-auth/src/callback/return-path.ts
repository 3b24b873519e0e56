import { safePath } from '@console/area/router';

/** A state that is not the JSON of a path inside the application; it is reported and ignored. (spec 1, section 5) */
export class StateError extends Error {
  override readonly name = 'StateError';
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
  const path = safePath(value);
  // The callback itself would find nothing the second time.
  return path.startsWith('/auth0_callback') ? '/' : path;
}
