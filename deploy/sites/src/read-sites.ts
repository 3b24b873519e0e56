import { brands as ownBrands, checkedValue, parseJson } from '@console/brands';
import { SiteConfig, type SiteConfigInput } from '@console/contract/site-config';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { secretsIn } from './secrets';
import type { SiteDefinition } from './site-definition';
import { ConfigNames, SiteFile } from './site-file';
import { problemsBetween, siteProblems } from './site-rules';

/** Where the sites of this installation are: a folder each. */
export const sitesFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** A site that can't be used; the message names file, field and reason. */
export class SiteError extends Error {
  override readonly name = 'SiteError';
}

const IMAGES: Readonly<Record<string, string>> = { '.svg': 'svg+xml', '.png': 'png', '.webp': 'webp', '.jpg': 'jpeg' };
/** What is carried in every page must be small. */
const IMAGE_LIMIT_BYTES = 32 * 1024;

/** Pictures beside the file (`./iso.svg`) as addresses that carry them. */
function withImages(value: unknown, folder: string, at: string): unknown {
  if (Array.isArray(value)) return value.map((item, i) => withImages(item, folder, `${at}.${i}`));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, withImages(inner, folder, `${at}.${name}`)]),
    );
  if (typeof value !== 'string' || !value.startsWith('./')) return value;
  const name = path.basename(value);
  const file = path.join(folder, name);
  const type = IMAGES[path.extname(name)];
  if (!type || !existsSync(file)) throw new SiteError(`${at}: there is no picture '${name}' beside the file`);
  if (statSync(file).size > IMAGE_LIMIT_BYTES)
    throw new SiteError(`${at}: '${name}' is larger than 32 KiB; serve it by https and give its address`);
  const content = readFileSync(file);
  return type === 'svg+xml'
    ? `data:image/svg+xml,${encodeURIComponent(content.toString('utf8').trim())}`
    : `data:image/${type};base64,${content.toString('base64')}`;
}

const refuse = (message: string): SiteError => new SiteError(message);

/** Where sites are read from, and which brands they may wear. */
interface Installation {
  readonly root: string;
  readonly brands: Readonly<Record<string, unknown>>;
}

function readFile({ root, brands }: Installation, id: string): SiteFile {
  const name = `${id}/site.json`;
  const file = path.join(root, id, 'site.json');
  if (!existsSync(file)) throw new SiteError(`${name}: there is no such file`);
  const json = parseJson(readFileSync(file, 'utf8'), { file: name, refuse });
  const secrets = secretsIn(json);
  if (secrets.length > 0)
    throw new SiteError(
      `${name}: ${secrets.join(', ')}: this looks like a secret; the document of a site is sent to every browser`,
    );
  const output = checkedValue(SiteFile, json, { file: name, refuse });
  if (!Object.hasOwn(brands, output.brand))
    throw new SiteError(`${name}: brand: there is no brand '${output.brand}' in deploy/brands or BRANDS`);
  return {
    ...output,
    config: v.parse(
      v.record(v.string(), v.unknown()),
      withImages(output.config, path.join(root, id), `${name}: config`),
    ),
  };
}

/**
 * Where the site is that another one extends: beside it, else among those that come with the console. One of its own name is the
 * latter, too.
 */
function baseOf(
  installation: Installation,
  { id, base }: { readonly id: string; readonly base: string },
): Installation {
  const isHere = base !== id && existsSync(path.join(installation.root, base, 'site.json'));
  const isOurs = existsSync(path.join(sitesFolder, base, 'site.json'));
  return isHere || !isOurs ? installation : { ...installation, root: sitesFolder };
}

/** A site's statements over those of the site that it extends, which may itself extend one. */
function extended(installation: Installation, id: string, below: readonly string[] = []): SiteFile {
  const way = [...below, path.join(installation.root, id)];
  if (new Set(way).size < way.length) {
    const names = way.map((folder) => path.basename(folder));
    throw new SiteError(`${names[0]}/site.json: extends: goes in a circle (${names.join(' > ')})`);
  }
  const file = readFile(installation, id);
  if (file.extends === undefined) return file;
  const base = extended(baseOf(installation, { id, base: file.extends }), file.extends, way);
  const { announcement: _once, overrides: _theirs, ...lasting } = base;
  return { ...lasting, ...file, config: { ...base.config, ...file.config } };
}

/** The configuration of a site, checked as strictly as a file can be. @throws SiteError */
export function checkedConfig(file: string, config: Readonly<Record<string, unknown>>): SiteConfigInput {
  const place = { file, field: 'config', refuse };
  checkedValue(ConfigNames, config, place);
  return checkedValue(SiteConfig, config, place);
}

/**
 * Reads the site of a folder.
 * @throws SiteError
 */
export function readSite(id: string, root = sitesFolder, brands: Installation['brands'] = ownBrands): SiteDefinition {
  const { hosts, brand, allow, api, objectStore, versions, reporting, chatHost, overrides, announcement, ...file } =
    extended({ root, brands }, id);
  const config = checkedConfig(`${id}/site.json`, file.config);
  // Browsers take a configuration of another theme for that of another site.
  if (config.siteTheme !== brand)
    throw new SiteError(`${id}/site.json: config.siteTheme: '${config.siteTheme}' is not the brand, '${brand}'`);
  const site: SiteDefinition = {
    id,
    hosts,
    brand,
    config,
    allow: { script: [], frame: [], connect: [], form: [], ...allow },
    ...(api && { api }),
    ...(objectStore && { objectStore }),
    ...(versions && { versions }),
    ...(reporting && { reporting }),
    ...(overrides && { overrides }),
    ...(chatHost && { chatHost }),
    ...(announcement && { announcement }),
  };
  const problems = siteProblems(site).map(([field, sentence]) => `${id}/site.json: ${field}: ${sentence}`);
  if (problems.length > 0) throw new SiteError(problems.join('\n'));
  return site;
}

/**
 * All sites of a folder; the one called `default` comes first.
 * @throws SiteError, also where there are none or two claim one host
 */
export function readSites(root = sitesFolder, brands: Installation['brands'] = ownBrands): SiteDefinition[] {
  if (!existsSync(root)) throw new SiteError(`${root}: there is no such folder of sites`);
  const ids = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(root, entry.name, 'site.json')))
    .map(({ name }) => name)
    .toSorted((a, b) => Number(b === 'default') - Number(a === 'default') || a.localeCompare(b));
  if (ids.length === 0) throw new SiteError(`${root}: there is no site in it; a site is a folder with a site.json`);
  const sites = ids.map((id) => readSite(id, root, brands));
  const problems = problemsBetween(sites);
  if (problems.length > 0) throw new SiteError(problems.join('\n'));
  return sites;
}

/** A site of a brand that has none of its own: what the default site offers, in that brand's clothes. */
export function demoSite(brand: string, name: string): SiteDefinition {
  const { config, announcement: _once, ...rest } = readSite('default');
  const id = `demo-${brand}`;
  return {
    ...rest,
    id,
    hosts: [`${brand}.localhost`],
    brand,
    config: checkedConfig(id, { ...config, siteTheme: brand, siteName: name }),
  };
}
