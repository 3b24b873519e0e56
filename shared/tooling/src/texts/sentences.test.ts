/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bucketNameFault } from '@console/contract/bucket-name';
import { endpoints } from '@console/contract/endpoints';
import { createLoadBalancer } from '@console/contract/load-balancer-change';
import { createService } from '@console/contract/service-order';
import { sentenceKey, translatedLanguages } from '@console/ui';
import * as v from 'valibot';
import { clientMessages } from '../../../api/src/client-messages';
import { root } from '../root';
import { readTranslations } from './catalogues';
import { placesOf } from './places';

/** Collects what the rules of a schema say, however deep they are. */
function messagesIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const own: unknown = Reflect.get(value, 'message');
  return [
    ...(typeof own === 'string' ? [own] : []),
    ...Reflect.ownKeys(value).flatMap((key) => (key === '~standard' ? [] : messagesIn(Reflect.get(value, key), seen))),
  ];
}

/** Rules that say what is wrong only when they are asked. */
const used = [
  ...['a', 'Aaa', '-aa', 'xn--a', 'a-s3alias'].map(bucketNameFault),
  ...(
    v.safeParse(createLoadBalancer.params, { location: 'tll', display_name: 'a', rules: 'x', targets: 1 }).issues ?? []
  )
    .map(({ message }) => message)
    .filter((message) => !message.startsWith('Invalid type')),
  ...['[1]', '{'].flatMap((package_parameters) =>
    messagesIn(v.safeParse(v.pick(createService.params, ['package_parameters']), { package_parameters }).issues),
  ),
];

/** Everything that the contract and the client can say in English where somebody reads it. */
const sentences = [
  ...Object.values(endpoints).flatMap(({ params }) => messagesIn(params)),
  ...used.filter((message) => message !== undefined),
  ...Object.values(clientMessages),
];
const keys = [...new Set(sentences.map((sentence) => sentenceKey(sentence)))].toSorted();

/** The same in another language: names that it has taken over. */
const same: Record<string, string[]> = JSON.parse(readFileSync(path.join(__dirname, 'same-words.json'), 'utf8'));

it('finds rules that are deep inside, and those that speak only when asked', () => {
  expect(keys).toEqual(
    expect.arrayContaining([
      'This field is required',
      'At most {0} characters',
      'Two rules have the same source port',
      'Expected a list',
      'The name may contain lowercase letters, digits and hyphens only',
      'Not a JSON text',
    ]),
  );
});

describe.each(translatedLanguages)('%s', (language) => {
  const texts = readTranslations(path.join(root, 'shared/ui/src/messages'), language)['sentences'] ?? {};

  it('has every sentence of the contract and the client, and no other', () =>
    expect(Object.keys(texts).toSorted()).toEqual(keys));

  it('takes the same numbers, and is translated', () => {
    const wrong = Object.entries(texts).filter(
      ([english, text]) =>
        placesOf(text).join() !== placesOf(english.replaceAll("'", '’')).join() ||
        (text === english && !same[language]?.includes(text)),
    );
    expect(wrong).toEqual([]);
  });
});
