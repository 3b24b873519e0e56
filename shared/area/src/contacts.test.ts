import { contactsOf, mailTo } from './contacts';

const contacts = (given: Parameters<typeof contactsOf>[0]) => contactsOf(given);

it('has what the site names', () => {
  expect(
    contacts({
      supportUrl: 'https://example.com/support',
      apiDocsUrl: 'https://example.com/api',
      supportEmail: 'support@example.com',
      billingEmail: 'billing@example.com',
    }),
  ).toEqual({
    supportUrl: 'https://example.com/support',
    apiDocsUrl: 'https://example.com/api',
    supportEmail: 'support@example.com',
    billingEmail: 'billing@example.com',
  });
});

it.each([
  [{}],
  [{ supportUrl: null, apiDocsUrl: '', supportEmail: '', billingEmail: null }],
  [{ supportUrl: 'javascript:alert(1)', apiDocsUrl: 'data:text/html,x' }],
  [{ supportUrl: 'http://example.com', apiDocsUrl: 'https://user:pw@example.com' }],
  [{ supportEmail: 'a@b.example?bcc=evil@c.example', billingEmail: 'a@b.example,evil@c.example' }],
  [{ supportEmail: 'support', billingEmail: 'a@b@c' }],
])('has nothing of %j', (given) => expect(contacts(given)).toEqual({}));

it('begins a mail whose subject is no more than that', () =>
  expect(mailTo('a@b.example', 'Account 1&bcc=evil@c.example\r\nBcc: x')).toBe(
    'mailto:a@b.example?subject=Account%201%26bcc%3Devil%40c.example%0D%0ABcc%3A%20x',
  ));
