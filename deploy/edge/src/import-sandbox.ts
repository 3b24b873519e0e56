import { SettingsError } from './settings';

/**
 * The code of the sandbox, which a folder for a real API may lack: its database is a package of its own. (deploy/docs/operations.md)
 * @param load imports it
 * @throws SettingsError where it is not there, with what to set
 */
export async function importSandbox<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND';
    if (!isMissing) throw error;
    throw new SettingsError(
      'No site has an API, and the sandbox is not in this folder. Name an API: API_ORIGIN, or "api" in each site.json.',
      { cause: error },
    );
  }
}
