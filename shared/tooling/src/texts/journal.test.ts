import { existsSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import type { JournalDeclaration } from '../../../area/src';
import { declaredJournal } from '../../../area/src/testing';
import type { Endpoint } from '@console/contract/endpoint';
import { endpoints } from '@console/contract/endpoints';
import { setFormats } from '@console/ui';
import { root } from '../root';
import { areaFolders } from '../run/inputs.mjs';
import { sourceCatalogues } from './catalogues';

/** What each area declares for the journal; not every area writes. */
const areas = areaFolders(root).flatMap((folder) => {
  const file = path.join(root, folder, 'src/journal/calls.ts');
  return existsSync(file) ? jest.requireActual<{ journal: readonly JournalDeclaration[] }>(file).journal : [];
});
const declarations = [...new Set(areas)];
const writing = Object.values<Endpoint>(endpoints).filter(({ method, auth: key }) => method !== 'GET' && key !== false);

beforeEach(() => setFormats({ locale: 'en-GB', currency: 'EUR' }));

/** Writes that are no calls of the contract: their names have a point. */
const own = declarations.flatMap(({ calls }) => Object.keys(calls).filter((name) => name.includes('.')));

it.each([...writing.map(({ name }) => name), ...own])(
  '%s has words for what it did, and for what it should have done',
  async (name) => {
    const { words } = await declaredJournal(declarations);
    expect(words(name)).not.toBe(name);
    expect(words(name, {}, false)).not.toBe(words(name));
  },
);

it('has no words for calls that are not there, and those of each once', () => {
  const known = new Set(writing.map(({ name }) => name));
  const texts = sourceCatalogues().flatMap((one) => (one.area.endsWith('Journal') ? Object.keys(one.texts) : []));
  const isOwn = (id: string): boolean => own.some((name) => id === name || id.startsWith(`${name}.`));
  expect(texts.filter((id) => !known.has(id.split('.')[0] ?? '') && !isOwn(id))).toEqual([]);
  const declared = declarations.flatMap(({ calls }) => Object.keys(calls));
  expect(declared.toSorted()).toEqual([...known, ...own].toSorted());
  expect(new Set(own).size).toBe(own.length);
});

const SECRET = 'S3CR3T';
const SECRET_NAMES = [
  'password',
  'token',
  'session_id',
  'public_key',
  'public_keys',
  'cloud_init',
  'client_secret',
  'secretKey',
  'kong_key',
  'charge_id',
  'campaign_code',
  'params',
  'document',
  'personal_id_number',
  'phone_number',
];

it('keeps no secret, whatever a call is given and answers', async () => {
  const { params, response } = await declaredJournal(declarations);
  const secrets = fc.record(
    Object.fromEntries(SECRET_NAMES.map((name) => [name, fc.constantFrom(SECRET, [SECRET], { inner: SECRET })])),
  );
  fc.assert(
    fc.property(fc.constantFrom(...writing, ...own.map((name) => ({ name }))), secrets, (endpoint, given) => {
      const kept = [params(endpoint, given), response(endpoint, [given]), response(endpoint, given)];
      expect(JSON.stringify(kept)).not.toContain(SECRET);
    }),
  );
});
