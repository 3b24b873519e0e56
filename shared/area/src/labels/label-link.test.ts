import { Blob as NodeBlob } from 'node:buffer';
import { deflateRawSync } from 'node:zlib';
import { hasSet, labelLink, readLabelLink } from './label-link';
import type { LabelSet } from './label-set';

const UUID = '3b1f9a1e-8c1d-4d0b-9d47-2f3f5b7a9c10';
const hashOf = (link = ''): string => new URL(link).hash;
const many = (count: number): LabelSet =>
  new Map(Array.from({ length: count }, (_, n) => [`${UUID}${n}${Math.random()}`, ['env=prod']]));

// What jsdom lacks of the browsers is as Node has it.
beforeAll(() => void Object.assign(globalThis, { Blob: NodeBlob }));

it('carries labels behind the # and gives them back as they were', async () => {
  const set: LabelSet = new Map([
    [UUID, ['critical', 'env=prod']],
    ['shop-images', ['kunde=Müller & Söhne']],
  ]);
  const link = await labelLink(set);
  expect(link).toMatch(/^http:\/\/localhost\/app\/labels#set=[\w-]+$/);
  expect(hasSet(hashOf(link))).toBe(true);
  expect(await readLabelLink(hashOf(link))).toEqual({ labels: set, leftOut: 0 });
});

it('is not made of more than chats pass on whole', async () => {
  expect((await labelLink(many(100)))?.length).toBeLessThan(8000);
  expect(await labelLink(many(2000))).toBeUndefined();
});

it('is nothing where it was cut off, changed, or is none', async () => {
  const hash = hashOf(await labelLink(new Map([[UUID, ['env=prod']]])));
  expect(await readLabelLink(hash.slice(0, -9))).toBeUndefined();
  expect(await readLabelLink('#set=%%%')).toBeUndefined();
  expect(await readLabelLink('#set=')).toBeUndefined();
  expect(hasSet('#invitations')).toBe(false);
});

it('reads no more of what is packed than labels can be long', async () => {
  const packet = deflateRawSync(Buffer.alloc(30_000_000)).toString('base64url');
  expect(await readLabelLink(`#set=${packet}`)).toBeUndefined();
});
