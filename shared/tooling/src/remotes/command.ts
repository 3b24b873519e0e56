import { Problem } from '../run/problem.mjs';
import { canaryCommand, promoteCommand, rollbackCommand } from './change';
import type { Context } from './context';
import { gcCommand } from './gc';
import { type Options, readOptions, USAGE } from './options';
import { keyCommand, publishCommand } from './publish';
import { checkCommand, statusCommand } from './status';

const COMMANDS: Readonly<Record<string, (context: Context, options: Options) => void | Promise<void>>> = {
  key: keyCommand,
  publish: publishCommand,
  promote: promoteCommand,
  canary: canaryCommand,
  rollback: rollbackCommand,
  status: statusCommand,
  check: checkCommand,
  gc: gcCommand,
};

/** Errors whose message alone says what to do. */
const PLAIN = new Set(['RegistryError', 'StoreError', 'ChangeError', 'SiteError', 'BrandError']);

/** `npm run remotes`. @throws Problem with what to do */
export async function remotesCommand(args: readonly string[], context: Context): Promise<void> {
  const options = readOptions(args);
  if (options.help || options.command === 'help') return context.log(USAGE);
  const run = Object.hasOwn(COMMANDS, options.command) ? COMMANDS[options.command] : undefined;
  if (!run) throw new Problem(options.command === '' ? USAGE : `There is no command '${options.command}'.\n\n${USAGE}`);
  try {
    await run(context, options);
  } catch (error) {
    throw error instanceof Error && PLAIN.has(error.name) ? new Problem(error.message) : error;
  }
}
