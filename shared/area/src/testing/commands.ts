import { execFileSync } from 'node:child_process';

function isThere(command: string): boolean {
  try {
    execFileSync('/bin/sh', ['-c', `command -v ${command}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A group of tests that run commands of this machine; reported as skipped, with the reason, where one is missing. */
export function describeWith(commands: readonly string[], title: string, tests: () => void): void {
  const missing = commands.filter((command) => !isThere(command));
  if (missing.length === 0) describe(title, tests);
  else describe.skip(`${title}: no ${missing.join(', ')} on this machine`, tests);
}
