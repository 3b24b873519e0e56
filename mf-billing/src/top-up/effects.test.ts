import { big } from '@console/api';
import { effectsOf } from './effects';

const of = (account: object, amount: number, perDay = 0, threshold?: number) =>
  effectsOf({ account, amount, perDay: big(perDay), threshold });
const promotion = { credit_type: 'referral_receiver', amount: 5.44, top_up_requirement: 11.33, top_up_done: 3 };

it.each([
  ['says how long the credit lasts longer', of({}, 50, 25.61), [{ kind: 'longer', seconds: 168_684 }]],
  ['says so of less than a day', of({}, 13, 26), [{ kind: 'longer', seconds: 43_200 }]],
  ['says nothing of days where nothing is spent', of({}, 100), []],
  ['says that it clears a limited account', of({ restriction_level: 'LIMITED' }, 13, 0, 13), [{ kind: 'clears' }]],
  [
    'says what is asked for where it is not enough',
    of({ restriction_level: 'LIMITED' }, 13, 0, 50),
    [{ kind: 'towards', threshold: 50 }],
  ],
  ['says nothing of a threshold to a clear account', of({ restriction_level: 'CLEAR' }, 13, 0, 13), []],
  ['says nothing of a threshold that is not known', of({ restriction_level: 'LIMITED' }, 13), []],
  [
    'says which promotion it earns',
    of({ eligible_promotions: [promotion] }, 8.33),
    [{ kind: 'promotion', type: 'referral_receiver', bonus: 5.44 }],
  ],
  [
    'says what is still missing for it',
    of({ eligible_promotions: [promotion] }, 8),
    [{ kind: 'promotionLeft', type: 'referral_receiver', bonus: 5.44, left: 0.33 }],
  ],
  [
    'says nothing of one that asks for no top-up',
    of({ eligible_promotions: [{ ...promotion, top_up_done: 20 }] }, 8),
    [],
  ],
])('%s', (_, effects, expected) => expect(effects).toEqual(expected));
