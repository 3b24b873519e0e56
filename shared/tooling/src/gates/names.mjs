import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseFileSync } from '@swc/core';

/**
 * Contract modules that the shell and the areas agree on, each with the reason. The rest are calls and entities of one area
 * or another: what the shell needs of them is declared by the area. (shared/docs/decisions/0025)
 */
const AGREED = {
  brand: 'the look of the site',
  chat: 'the chat of the site, which the shell shows',
  'chat-frame': 'the messages between the shell and the page that chat runs in',
  'external-address': 'which addresses outside of the application may be followed',
  'site-domain': 'which hosts belong to whoever owns the site',
  'email-visibility': 'who may see the address of whoever is signed in',
  'effects/index': 'how what a write has done can be read; of none in particular',
  'contract-version': 'which areas a shell takes, by what they were built with',
  datetime: 'what a moment in any call is; lent to areas',
  currency: 'how many decimals the money of a currency has',
  endpoint: 'what a call is; none in particular',
  'feature-condition': 'which switches of the site a declaration asks for',
  location: 'the locations in the configuration of the site',
  'parameter-words': 'what a parameter of any call is called in forms and failures; of none in particular',
  paths: 'where the application begins, and the screens of the shell',
  'private-fields': 'which values mask mode hides, of all calls alike',
  schema: 'what fields of any call are made of; lent to areas',
  'site-config': 'the configuration of the site',
  'site-document': 'the page that the edge hands out',
  'html-page': 'what a page of HTML begins with, for the client and what shows its failures',
  'text-length': 'how long a line of text may be, in forms and in calls alike',
  user: 'whoever is signed in',
};
/** Those that name what is of all areas: the shell may read them, not say the same. */
const OF_ALL = new Set(['paths', 'private-fields']);
/** Screens that the shell has itself, and the one that the banner of a brand leads to. */
const SCREENS = new Set(['home', 'activity', 'labels', 'authCallback', 'paymentReturn', 'referral', 'vmCreate']);
/** What may be named all the same. */
const ALLOWED = {
  // In the address of a link from outside.
  'shell/src/boot/referral.ts': ['referral_code'],
  // Addresses of what a site has switched off, whose areas' declarations are not in its page. (decision 0024)
  'shell/src/offers/offers.ts': ['load_balancer', 'ip_address'],
};

const FOLDERS = ['shared/area/src', 'shared/ui/src', 'shell/src'];
const SKIPPED = /\.test\.tsx?$|\/testing[./]|\/testing\.tsx$|^shell\/src\/mock\/|\.d\.m?ts$/;
const CONTRACT = '@console/contract/';

/** @param {string} file */
const read = (file) => readFileSync(file, 'utf8');

/** Names of the fields of a body in the OpenAPI document. @returns {string[]} */
function fieldsOf(schema, schemas) {
  const found = schema?.$ref ? schemas[schema.$ref.split('/').at(-1)] : schema;
  if (!found) return [];
  const parts = ['anyOf', 'oneOf', 'allOf'].flatMap((form) => found[form] ?? []);
  return [...Object.keys(found.properties ?? {}), ...parts.flatMap((part) => fieldsOf(part, schemas))];
}

/** Every node of a syntax tree. @returns {Generator<{ type: string, value?: unknown }>} */
function* nodesOf(node) {
  if (typeof node !== 'object' || node === null) return;
  if (typeof node.type === 'string') yield node;
  for (const child of Object.values(node)) yield* nodesOf(child);
}

const NAMING = new Set(['Identifier', 'StringLiteral', 'TemplateElement', 'JSXText']);

/** @param {string} file @returns {{ type: string, value?: unknown }[]} */
const nodesIn = (file) => [...nodesOf(parseFileSync(file, { syntax: 'typescript', tsx: file.endsWith('x') }))];

/** The words in the code of a file, comments left out; `isWhole`: a text that is nothing else. */
function* wordsIn(file, nodes = nodesIn(file)) {
  for (const node of nodes) {
    const text = node.type === 'TemplateElement' ? node.raw : node.value;
    if (!NAMING.has(node.type) || typeof text !== 'string') continue;
    for (const word of text.match(/\w+/g) ?? [])
      yield { word, isWhole: node.type === 'StringLiteral' && text === word };
  }
}

/** Contract modules that a file takes from without an agreement, and screens of areas that it leads to. @returns {string[]} */
function importFaults(node) {
  if (node.type === 'ImportDeclaration' && node.source.value.startsWith(CONTRACT)) {
    const module = node.source.value.slice(CONTRACT.length);
    return module in AGREED ? [] : [`imports ${module} of the contract`];
  }
  const isScreen = node.type === 'MemberExpression' && node.object.value === 'paths' && node.property.value;
  return isScreen && !SCREENS.has(node.property.value) ? [`leads to paths.${node.property.value}`] : [];
}

/** What a file takes of the contract that is not agreed on, and which names of areas stand in its code. @returns {string[]} */
function faultsIn(file, { words, kinds }, allowed) {
  const nodes = nodesIn(file);
  const faults = nodes.flatMap(importFaults);
  for (const { word, isWhole } of wordsIn(file, nodes))
    if ((words.has(word) || (isWhole && kinds.has(word))) && !allowed.includes(word)) faults.push(`names ${word}`);
  return [...new Set(faults)];
}

/**
 * Names of calls, kinds of resources and parameters. Parameters of one plain word ('name', 'size') are left out: everybody
 * uses those; so is what the agreed modules have too.
 * @param {string} contract the contract's sources
 * @param {string} openapi the API as OpenAPI
 */
export function namesOfAreas(contract, openapi) {
  const { paths, components } = JSON.parse(read(openapi));
  const calls = Object.values(paths).flatMap((methods) => Object.values(methods));
  const parameters = calls.flatMap(({ parameters: given = [], requestBody }) => [
    ...given.map(({ name }) => name),
    ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => fieldsOf(schema, components.schemas)),
  ]);
  const kinds = [...read(path.join(contract, 'kinds.ts')).matchAll(/^ {2}(\w+): \{/gm)].map(([, kind]) => kind);
  const agreed = new Set(
    Object.keys(AGREED)
      .filter((name) => !OF_ALL.has(name))
      .flatMap((name) => [...wordsIn(path.join(contract, `${name}.ts`))].map(({ word }) => word)),
  );
  return {
    words: new Set(
      [...calls.map(({ operationId }) => operationId), ...kinds, ...parameters].filter(
        (name) => /_|[a-z][A-Z]/.test(name) && !agreed.has(name),
      ),
    ),
    kinds: new Set(kinds),
  };
}

/**
 * Holds the shell and the kits that it shares against the names of the areas' calls, kinds and parameters.
 * @param {string} baseDir the workspace, or an example of one
 * @param {ReturnType<typeof namesOfAreas>} names
 */
export function checkNames(baseDir, names) {
  let files = 0;
  const faults = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(baseDir, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter((file) => /\.(tsx?|mjs)$/.test(file) && !SKIPPED.test(file))
      .flatMap((file) => {
        files += 1;
        return faultsIn(path.join(baseDir, file), names, ALLOWED[file] ?? []).map((fault) => ({ file, fault }));
      }),
  );
  return { files, faults };
}
