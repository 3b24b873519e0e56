import { withOneStop } from './use-fall-text';

it.each([
  [
    'Nächste E-Mail bei heutigem Verbrauch: in etwa 13 Tagen, 6. Dez..',
    'Nächste E-Mail bei heutigem Verbrauch: in etwa 13 Tagen, 6. Dez.',
  ],
  ["Next email at today's rate: in about 13 days, 6 Dec.", "Next email at today's rate: in about 13 days, 6 Dec."],
])('%s ends with one full stop', (sentence, said) => expect(withOneStop(sentence)).toBe(said));
