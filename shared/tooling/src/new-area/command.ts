import { parseArgs } from 'node:util';
import { translatedLanguages } from '@console/ui/languages';
import { Problem } from '../run/problem.mjs';
import { createArea } from './new-area';

const USAGE = `npm run new-area -- <name> [--title "Reports"] [${translatedLanguages.map((one) => `--${one} "…"`).join('] [')}]`;

function parsed(args: readonly string[]) {
  const languages = Object.fromEntries(translatedLanguages.map((language) => [language, { type: 'string' as const }]));
  const options = { title: { type: 'string' as const }, ...languages };
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message.split('. ')[0] : String(error)}\n\n${USAGE}`);
  }
}

/**
 * `npm run new-area`.
 * @returns the folder that was made, and what to say of it
 * @throws Problem with what to mend
 */
export function newAreaCommand(args: readonly string[], root: string): { folder: string; lines: string[] } {
  const { values, positionals } = parsed(args);
  const [name = ''] = positionals;
  if (positionals.length !== 1) throw new Problem(USAGE);
  const { title, ...titles } = values;
  const { files, left } = createArea({ name, title, titles }, root);
  const folder = `mf-${name}`;
  return {
    folder,
    lines: [
      `Made ${folder} (${files.length} files).`,
      ...left.map((language) => `Its title is in English in ${folder}/src/messages/${language}.json: translate it.`),
      `Next: npm run dev -- ${name}, then /app/${name} in the browser; npm test -- ${folder} runs its tests.`,
    ],
  };
}
