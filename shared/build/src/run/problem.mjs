/** A problem that the person at the keyboard can solve: shown as its message only, without a stack. */
export class Problem extends Error {
  name = 'Problem';
}

/**
 * Runs a command's main function; a failure ends the process with code 1 and, for a Problem, one clear line.
 * @param {() => Promise<unknown>} main
 */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    process.exit(1);
  }
}
