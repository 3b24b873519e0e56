import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BrandError, brandsFolder, installedBrands } from '@console/brands';
import { checkPins, RegistryError } from '@console/registry';
import { readSites, readSite, SiteError } from '@console/sites';
import { root } from '../root';
import { Problem } from '../run/problem.mjs';
import { checkBrand } from './check';
import { createBrand } from './new-brand';
import { takePictures, widths } from './pictures';
import { writeSchemas } from './schemas';
import { screenNames } from './screens';

const USAGE = `npm run brand -- new <name> --primary 0f6070 --accent f0a437 [--logo file]
npm run brand -- check [name ...]
npm run brand -- preview [name ...] [--screens sign-in,home] [--widths 1366,390]
npm run brand -- schema`;

/** A folder that the environment names, as the server reads it. */
const named = (setting: 'BRANDS' | 'SITES'): string | undefined => {
  const folder = process.env[setting];
  return folder ? path.resolve(root, folder) : undefined;
};

/** The folder of brands elsewhere, if there is one. */
const elsewhere = (): string | undefined => named('BRANDS');

/** A place as people write it: inside of the workspace from there on. */
function written(place: string): string {
  const inside = path.relative(root, place);
  return inside.startsWith('..') ? place : inside;
}

/** Where a brand is: of two with one name that of BRANDS holds, as in the server. */
function folderOf(name: string): string {
  const own = path.join(elsewhere() ?? brandsFolder, name);
  return existsSync(path.join(own, 'brand.json')) ? own : path.join(brandsFolder, name);
}

/** What is wrong with a brand, a site or a build, without its stack. @throws Problem */
function asProblem<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof SiteError || error instanceof BrandError || error instanceof RegistryError)
      throw new Problem(error.message);
    throw error;
  }
}

function known(names: readonly string[]): string[] {
  const all = Object.keys(asProblem(() => installedBrands(elsewhere())));
  const missing = names.find((name) => !all.includes(name));
  if (missing !== undefined) throw new Problem(`There is no brand '${missing}'. Brands: ${all.join(', ')}`);
  return names.length > 0 ? [...names] : all;
}

function screensOf(given: string | undefined): string[] {
  const wanted = given?.split(',') ?? [];
  const unknown = wanted.find((name) => !screenNames.some((screen) => screen === name));
  if (unknown !== undefined) throw new Problem(`There is no screen '${unknown}'. Screens: ${screenNames.join(', ')}`);
  return wanted;
}

function widthsOf(given: string): number[] {
  const at = given.split(',').map(Number);
  if (at.some((width) => !widths.includes(width)))
    throw new Problem(`There are no windows of ${given} px. Widths: ${widths.join(', ')}`);
  return at;
}

function check(names: readonly string[]): void {
  const problems = known(names).flatMap((name) =>
    asProblem(() => checkBrand(name, { folder: folderOf(name) })).map((problem) => `${name}: ${problem}`),
  );
  if (problems.length > 0) throw new Problem(problems.join('\n'));
  console.log(`${known(names).length} in order: contrast in both schemes, files, texts.`);
}

/** What the command line says. @throws Problem with the usage, for an option that there is not or that lacks its value */
function parsed<Values>(parse: () => Values): Values {
  try {
    return parse();
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message.split('. ')[0] : String(error)}\n\n${USAGE}`);
  }
}

/**
 * `npm run brand`. `chromium`: finds the browser that pictures are taken with.
 * @throws Problem with one line for each thing to mend
 */
export async function brandCommand(args: readonly string[], chromium: () => Promise<string>): Promise<void> {
  const options = {
    primary: { type: 'string' },
    accent: { type: 'string' },
    logo: { type: 'string' },
    screens: { type: 'string' },
    widths: { type: 'string', default: '1366,390' },
  } as const;
  const { values, positionals } = parsed(() => parseArgs({ args: [...args], options, allowPositionals: true }));
  const [command, ...names] = positionals;
  const [name = ''] = names;
  switch (command) {
    case 'new': {
      if (names.length !== 1) throw new Problem(USAGE);
      const folder = written(createBrand({ name, ...pick(values) }, elsewhere()));
      console.log(
        `Made ${folder}. Next: choose its looks in ${folder}/brand.json, then npm run brand -- preview ${name}`,
      );
      return;
    }
    case 'check':
      check(names);
      return;
    case 'preview': {
      check(names);
      const out = path.join(root, 'test-results/brands');
      const choice = { wanted: screensOf(values.screens), at: widthsOf(values.widths) };
      await takePictures(known(names), { out, executablePath: await chromium(), ...choice, log: console.log });
      const sheet = written(path.join(out, names.length === 1 ? `${name}.png` : ''));
      console.log(`Look at ${sheet}`);
      return;
    }
    case 'schema':
      writeSchemas();
      return;
    default:
      throw new Problem(USAGE);
  }
}

const pick = ({ primary, accent, logo }: { primary?: string; accent?: string; logo?: string }) => ({
  primary,
  accent,
  logo,
});

/** `npm run site -- check [folder ...]`. @throws Problem with one line for each thing to mend */
export function siteCommand(args: readonly string[]): void {
  const [command, ...given] = args;
  if (command !== 'check') throw new Problem('npm run site -- check [folder or site.json ...]');
  const sites = asProblem(() => {
    const worn = installedBrands(elsewhere());
    const found = given.length === 0 ? readSites(named('SITES'), worn) : given.map((one) => siteAt(one, worn));
    checkPins(root, found);
    return found;
  });
  for (const { id, brand, hosts } of sites) console.log(`${id}: in order (${brand}, ${hosts.join(', ')})`);
}

/** The site of a folder, or of the site.json in it. */
function siteAt(given: string, worn: ReturnType<typeof installedBrands>) {
  const folder = path.resolve(root, path.basename(given) === 'site.json' ? path.dirname(given) : given);
  return readSite(path.basename(folder), path.dirname(folder), worn);
}
