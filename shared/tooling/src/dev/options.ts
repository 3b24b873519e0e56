import path from 'node:path';
import { parseArgs } from 'node:util';
import { Problem } from '../run/problem.mjs';

export interface DevOptions {
  /** The folder of the area, as the presets name it: its name, or `.` for a repository of its own. */
  readonly area: string;
  /** The origin of a site to work in; undefined: a console on this machine, with its sandbox. */
  readonly site?: string | undefined;
  /** The folder of that console, as `npm run build` makes it; undefined: what is built in the workspace. */
  readonly console?: string | undefined;
  /** Origins of sites whose pages may take the area from this server. */
  readonly guests: readonly string[];
}

const PLACES = { site: { type: 'string' }, for: { type: 'string', multiple: true } } as const;

function originOf(option: string, value: string): string {
  const isLocal = /^http:\/\/([\w-]+\.)*localhost(:\d+)?\/?$/.test(value);
  if (!URL.canParse(value) || !(value.startsWith('https://') || isLocal))
    throw new Problem(`--${option} takes the address of a site, like https://console.example.com: not '${value}'`);
  return new URL(value).origin;
}

/** Reads a command line. @throws Problem with how it is given */
function inUsage<T>(usage: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message.split('. ')[0] : String(error)}\n\n${usage}`);
  }
}

const placesOf = ({ site, for: guests = [] }: { site?: string; for?: string[] }) => ({
  site: site === undefined ? undefined : originOf('site', site),
  guests: guests.map((one) => originOf('for', one)),
});

/**
 * Reads `npm run dev -- compute [--site https://console.example.com] [--for https://console.example.com]`.
 * @param areas folders of the areas that there are
 * @throws Problem with what to mend
 */
export function devOptions(args: readonly string[], areas: readonly string[]): DevOptions {
  const usage = `npm run dev -- ${areas.map((area) => area.slice(3)).join(' | ')} [--site https://…] [--for https://…]`;
  const { values, positionals } = inUsage(usage, () =>
    parseArgs({ args: [...args], options: PLACES, allowPositionals: true }),
  );
  const area = `mf-${(positionals[0] ?? '').replace(/^mf-/, '')}`;
  if (positionals.length !== 1 || !areas.includes(area)) throw new Problem(`Which area? ${usage}`);
  return { area, ...placesOf(values) };
}

/**
 * Reads `console-area dev --site https://console.example.com`, or `--console <folder>`, of an area outside of the workspace.
 * @param cwd what the folder is relative to
 * @throws Problem with what to mend
 */
export function apartOptions(args: readonly string[], cwd: string): DevOptions {
  const usage = 'console-area dev --site https://… | --console <folder that npm run build has made> [--for https://…]';
  const options = { ...PLACES, console: { type: 'string' } } as const;
  const { values } = inUsage(usage, () => parseArgs({ args: [...args], options }));
  if ((values.site === undefined) === (values.console === undefined)) throw new Problem(`In which console? ${usage}`);
  const folder = values.console === undefined ? undefined : path.resolve(cwd, values.console);
  return { area: '.', ...placesOf(values), ...(folder !== undefined && { console: folder }) };
}
