import fc from 'fast-check';
import { bucketNameFault } from '@console/contract/bucket-name';
import { bucketProblems, bucketRequest, firstValues, typingFault, type BucketChoices } from './values';

const choices: BucketChoices = {
  accounts: [
    { id: 7, title: 'Main', status: 'ACTIVE', restriction_level: 'CLEAR', can_pay: true, is_default: true },
    { id: 8, title: 'Frozen', status: 'ACTIVE', restriction_level: 'FROZEN', can_pay: false },
  ],
  isTokenBound: false,
};
const values = { ...firstValues(choices, 'photos-eu'), name: 'photos-eu' };

it('begins with the account that pays by default, and the name of a link', () => {
  expect(firstValues(choices, null)).toEqual({ name: '', account: '7', gigabytes: 100, isOpen: true });
  expect(values.name).toBe('photos-eu');
});

it('says what is wrong at the field that it is about', () => {
  expect(bucketProblems(choices, values)).toEqual({});
  expect(bucketProblems(choices, { ...values, name: '' })).toEqual({ name: 'This field is required' });
  expect(bucketProblems(choices, { ...values, name: 'Photos' }).name).toMatch(/lowercase/);
  expect(Object.keys(bucketProblems(choices, { ...values, account: '8' }))).toEqual(['account']);
  expect(bucketProblems({ accounts: [], isTokenBound: true }, { ...values, account: '' })).toEqual({});
});

it.each([
  ['a', undefined],
  ['photos-', undefined],
  ['', undefined],
  ['Photos', /lowercase/],
  ['my_photos', /lowercase/],
  ['-photos', /start and end/],
  ['xn--p', /xn--/],
  ['photos-s3alias', /s3alias/],
  ['p'.repeat(64), /3 to 63/],
])('tells while %s is typed only what cannot become right', (name, fault) => {
  if (fault) expect(typingFault(name)).toMatch(fault);
  else expect(typingFault(name)).toBeUndefined();
});

it('never warns on the way to a good name', () => {
  const good = fc
    .stringMatching(/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/)
    .filter((name) => bucketNameFault(name) === undefined && !/-s3alias/.test(name));
  fc.assert(
    fc.property(good, (name) => {
      for (let end = 1; end <= name.length; end += 1) expect(typingFault(name.slice(0, end))).toBeUndefined();
    }),
  );
});

it('asks for the bucket alone: what the price is shown for is sent nowhere', () => {
  expect(bucketRequest({ ...values, name: ' photos-eu ' })).toEqual({ name: 'photos-eu', billing_account_id: 7 });
  expect(bucketRequest({ ...values, account: '' })).toEqual({ name: 'photos-eu' });
});
