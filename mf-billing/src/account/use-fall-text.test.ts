import { withOneStop } from './use-fall-text';

it.each([
  ['Bei heutigem Verbrauch: in etwa 13 Tagen, 6. Dez..', 'Bei heutigem Verbrauch: in etwa 13 Tagen, 6. Dez.'],
  ["At today's rate: in about 13 days, 6 Dec.", "At today's rate: in about 13 days, 6 Dec."],
])('%s ends with one full stop', (sentence, said) => expect(withOneStop(sentence)).toBe(said));
