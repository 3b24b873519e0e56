import { parseArgs } from 'node:util';
import { Problem } from '../run/problem.mjs';

export interface DevOptions {
  /** The folder of the area. */
  readonly area: string;
  /** The origin of a deployed site to work in; undefined: the console as it is built here, with its sandbox. */
  readonly site?: string | undefined;
  /** Origins of sites whose pages may take the area from this server. */
  readonly guests: readonly string[];
}

function originOf(option: string, value: string): string {
  const isLocal = /^http:\/\/([\w-]+\.)*localhost(:\d+)?\/?$/.test(value);
  if (!URL.canParse(value) || !(value.startsWith('https://') || isLocal))
    throw new Problem(`--${option} takes the address of a site, like https://console.example.com: not '${value}'`);
  return new URL(value).origin;
}

/**
 * Reads `npm run dev -- compute [--site https://console.example.com] [--for https://console.example.com]`.
 * @param areas folders of the areas that there are
 * @throws Problem with what to mend
 */
export function devOptions(args: readonly string[], areas: readonly string[]): DevOptions {
  const options = { site: { type: 'string' }, for: { type: 'string', multiple: true } } as const;
  const usage = `npm run dev -- ${areas.map((area) => area.slice(3)).join(' | ')} [--site https://…] [--for https://…]`;
  const read = () => {
    try {
      return parseArgs({ args: [...args], options, allowPositionals: true });
    } catch (error) {
      throw new Problem(`${error instanceof Error ? error.message.split('. ')[0] : String(error)}\n\n${usage}`);
    }
  };
  const { values, positionals } = read();
  const area = `mf-${(positionals[0] ?? '').replace(/^mf-/, '')}`;
  if (positionals.length !== 1 || !areas.includes(area)) throw new Problem(`Which area? ${usage}`);
  return {
    area,
    site: values.site === undefined ? undefined : originOf('site', values.site),
    guests: (values.for ?? []).map((one) => originOf('for', one)),
  };
}
