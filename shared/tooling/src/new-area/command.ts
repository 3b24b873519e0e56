import path from 'node:path';
import { parseArgs } from 'node:util';
import { translatedLanguages } from '@console/ui/languages';
import { createAreaApart } from '../kit/area-apart';
import { PNPM } from '../run/install.mjs';
import { Problem } from '../run/problem.mjs';
import { createArea, type NewArea } from './new-area';

const USAGE = `npm run new-area -- <name> [--apart folder] [--title "Reports"] [${translatedLanguages.map((one) => `--${one} "…"`).join('] [')}]`;

function parsed(args: readonly string[]) {
  const languages = Object.fromEntries(translatedLanguages.map((language) => [language, { type: 'string' as const }]));
  const options = { title: { type: 'string' as const }, apart: { type: 'string' as const }, ...languages };
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message.split('. ')[0] : String(error)}\n\n${USAGE}`);
  }
}

/** What `npm run new-area` is to make. @throws Problem with how to give the command */
export function readOrder(args: readonly string[]): { readonly area: NewArea; readonly apart: string | undefined } {
  const { values, positionals } = parsed(args);
  const [name = ''] = positionals;
  if (positionals.length !== 1) throw new Problem(USAGE);
  const { title, apart, ...titles } = values;
  return { area: { name, title, titles }, apart };
}

const untranslated = (left: readonly string[], folder: string): string[] =>
  left.map((language) => `Its title is in English in ${folder}/src/messages/${language}.json: translate it.`);

/**
 * `npm run new-area`.
 * @returns the folder that was made, and what to say of it
 * @throws Problem with what to mend
 */
export function newAreaCommand(args: readonly string[], root: string): { folder: string; lines: string[] } {
  const { area } = readOrder(args);
  const { files, left } = createArea(area, root);
  const folder = `mf-${area.name}`;
  return {
    folder,
    lines: [
      `Made ${folder} (${files.length} files).`,
      ...untranslated(left, folder),
      `Next: npm run dev -- ${area.name}, then /app/${area.name} in the browser; npm test -- ${folder} runs its tests.`,
    ],
  };
}

/**
 * `npm run new-area -- reports --apart folder`: an area outside of the workspace.
 * @returns what to say of it
 * @throws Problem with what to mend
 */
export async function newAreaApartCommand(
  { area, folder }: { readonly area: NewArea; readonly folder: string },
  { root, cwd }: { readonly root: string; readonly cwd: string },
): Promise<string[]> {
  const out = path.resolve(cwd, folder);
  const left = await createAreaApart(area, { root, out });
  return [
    `Made mf-${area.name} in ${out}, with the kit in its folder kit.`,
    ...untranslated(left, folder),
    `Next, there: npx ${PNPM} install, then npx console-area build; npm run remotes -- publish --built <folder>, here, publishes it.`,
  ];
}
