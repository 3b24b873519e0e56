import os from 'node:os';
import { parseArgs } from 'node:util';
import { Problem } from '../run/problem.mjs';

export const USAGE = `npm run remotes -- <command>: areas and shells go live, and back, each on its own (deploy/docs/shipping.md)

  key <name>                                   makes the keys of a publisher
  publish [area] [--built folder]              publishes the area (of this folder); nothing runs it yet
  promote <area> [version] --site a,b          everybody at these sites gets it
  canary <area> [version] --site a --percent 10  so many of the visitors get it [--limit 2]
  rollback <area> --site a [--forward]         back to the version before in one step, or forward again
  status [--site a] [--edge http://host:port]  what runs where, since when, by whom
  check [area] [version] [--built folder]      whether it fits what the sites run; changes nothing
  gc [--keep 10] [--days 30] [--yes]           lists, or with --yes deletes, versions that no site needs

<area> is mf-… or shell; without a version the newest published one. --all in place of --site means every site.
promote, canary and rollback also take --reason "why" and --author name; all but key take --json.

REGISTRY             a folder, or s3://bucket/folder with the usual AWS_… environment
REGISTRY_PUBLISHERS  file with the names and public keys of who may publish
REGISTRY_KEY         your private key: a file, or the PEM text itself
SITES                folder of the sites (default deploy/sites)`;

const OPTIONS = {
  built: { type: 'string' },
  site: { type: 'string' },
  all: { type: 'boolean', default: false },
  percent: { type: 'string' },
  limit: { type: 'string', default: '2' },
  forward: { type: 'boolean', default: false },
  reason: { type: 'string', default: '' },
  author: { type: 'string' },
  edge: { type: 'string' },
  keep: { type: 'string', default: '10' },
  days: { type: 'string', default: '30' },
  yes: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const parse = (args: readonly string[]) => parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });

/** What the command line says. */
export type Options = ReturnType<typeof parse>['values'] & {
  readonly command: string;
  readonly names: readonly string[];
};

/** Reads the command line. @throws Problem with what is wrong, and the usage */
export function readOptions(args: readonly string[]): Options {
  try {
    const { values, positionals } = parse(args);
    const [command = '', ...names] = positionals;
    return { ...values, command, names };
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message.split('. ')[0] : String(error)}\n\n${USAGE}`);
  }
}

/** A number of the command line. @throws Problem */
export function numberOf(name: string, given: string | undefined, [least, most]: readonly [number, number]): number {
  const value = Number(given);
  if (given !== undefined && given.trim() !== '' && value >= least && value <= most) return value;
  throw new Problem(
    `--${name} needs a number from ${least} to ${most}, like --${name} 10${given === undefined ? '' : `, not '${given}'`}`,
  );
}

/** Who changes it, where nobody says so. */
export const authorOf = ({ author }: Options): string => author || os.userInfo().username;
