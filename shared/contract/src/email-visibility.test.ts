/** @jest-environment node */
import fc from 'fast-check';
import { hiddenEmail, isEmailVisible, shownEmail, type EmailViewer } from './email-visibility';

const anybody: EmailViewer = { isAdministrator: false, internalDomains: ['warren.example', '@Pilvio.Example '] };

describe('who sees an address', () => {
  it.each([
    ['kadri@warren.example', true],
    ['Kadri@WARREN.example ', true],
    ['kadri@pilvio.example', true],
    ['kadri@example.com', false],
    ['kadri@not-warren.example', false],
    ['kadri@sub.warren.example', false],
    ['kadri@warren.example.evil.com', false],
    ['kadri@warren.example@evil.com', false],
    ['warren.example', false],
    ['', false],
  ])('anybody, of %j: %s', (email, expected) => expect(isEmailVisible(email, anybody)).toBe(expected));

  it('an administrator sees all', () => {
    expect(isEmailVisible('kadri@example.com', { ...anybody, isAdministrator: true })).toBe(true);
  });

  it("one's own is always shown", () => {
    expect(isEmailVisible('Kadri@Example.com', { ...anybody, ownEmail: 'kadri@example.com' })).toBe(true);
    expect(isEmailVisible('other@example.com', { ...anybody, ownEmail: 'kadri@example.com' })).toBe(false);
    expect(isEmailVisible('', { ...anybody, ownEmail: '' })).toBe(false);
  });

  it('without domains of the company, outsiders are all others', () => {
    expect(isEmailVisible('kadri@warren.example', { ...anybody, internalDomains: [] })).toBe(false);
    expect(isEmailVisible('kadri@x', { ...anybody, internalDomains: [''] })).toBe(false);
  });
});

describe('a hidden address', () => {
  it.each([
    ['customer@example.com', 'c•••r@example.com'],
    ['bob@example.com', '•••@example.com'],
    ['a@b@example.com', '•••@example.com'],
    ['õie.k@example.com', 'õ•••k@example.com'],
    ['user 1001', 'user 1001'],
  ])('%s is %s', (email, hidden) => expect(hiddenEmail(email)).toBe(hidden));

  it('never is the address', () => {
    fc.assert(fc.property(fc.emailAddress(), (email) => expect(shownEmail(email, anybody)).not.toBe(email)));
  });

  it('a name that is no address is shown', () => expect(shownEmail('user 1001', anybody)).toBe('user 1001'));
});
