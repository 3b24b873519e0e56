import { referralLink } from './referral-block';

it('is an address of this site, whatever the code is', () => {
  expect(referralLink('ab12cd', 'https://cloud.example')).toBe('https://cloud.example/app/referral/ab12cd');
  expect(referralLink('//evil.example/?x#', 'https://cloud.example')).toBe(
    'https://cloud.example/app/referral/%2F%2Fevil.example%2F%3Fx%23',
  );
});
