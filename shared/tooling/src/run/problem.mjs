/** A problem that the person at the keyboard can solve: shown as its message only, without a stack. */
export class Problem extends Error {
  name = 'Problem';
}

/** Errors of the deployment's own files, whose message alone says what to do. */
const PLAIN = new Set(['BrandError', 'SiteError', 'SettingsError', 'RegistryError', 'StoreError']);

/**
 * Runs a command's main function; a failure ends the process with code 1 and, for a Problem, one clear line.
 * @param {() => Promise<unknown>} main
 */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    const isPlain = error instanceof Problem || PLAIN.has(error?.name);
    console.error(isPlain ? error.message : error);
    process.exit(1);
  }
}
