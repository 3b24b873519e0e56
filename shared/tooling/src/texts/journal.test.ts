import fc from 'fast-check';
import { declaredJournal } from '../../../area/src/testing';
import type { Endpoint } from '@console/contract/endpoint';
import { endpoints } from '@console/contract/endpoints';
import { setFormats } from '@console/ui';
import { journal as access } from '../../../../mf-access/src/journal/calls';
import { journal as auth } from '../../../../mf-auth/src/journal/calls';
import { journal as billing } from '../../../../mf-billing/src/journal/calls';
import { journal as compute } from '../../../../mf-compute/src/journal/calls';
import { journal as network } from '../../../../mf-network/src/journal/calls';
import { journal as storage } from '../../../../mf-storage/src/journal/calls';
import { sourceCatalogues } from './catalogues';

const areas = { access, auth, billing, compute, network, storage };
const declarations = [...new Set(Object.values(areas).flat())];
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
