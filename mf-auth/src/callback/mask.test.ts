import { maskedDump } from './mask';

it('shows everything but the tokens', () => {
  const dump = maskedDump({
    access_token: 'secret-one',
    id_token: 'secret.two',
    token_type: 'Bearer',
    expires_in: '7200',
    state: '"/"',
  });
  expect(JSON.parse(dump)).toEqual({
    access_token: '(10 characters, not shown)',
    id_token: '(10 characters, not shown)',
    token_type: 'Bearer',
    expires_in: '7200',
    state: '"/"',
  });
  expect(dump).not.toContain('secret');
});

it('shows no more of a value than a page can hold', () => {
  expect(maskedDump({ state: 'x'.repeat(3_000_000) }).length).toBeLessThan(600);
});
