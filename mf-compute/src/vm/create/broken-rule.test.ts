/** @jest-environment node */
import fc from 'fast-check';
import { brokenRule } from './broken-rule';

// As sites write them.
const NAME = /^[0-9a-zA-Z][-0-9a-zA-Z]{2,}[0-9a-zA-Z]$/u;
const USERNAME = /^(?!root$)[a-zA-Z_][0-9a-zA-Z_-]{0,29}$/u;
const PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9]).{8,}$/u;

it.each<[RegExp, string, object | undefined]>([
  [NAME, 'web', { id: 'broken.short', values: { n: 4 } }],
  [NAME, 'web 01', { id: 'broken.space' }],
  [NAME, 'web_01', { id: 'broken.character', values: { character: '_' } }],
  [NAME, 'käbi', { id: 'broken.character', values: { character: 'ä' } }],
  [NAME, '-web', { id: 'broken.start', values: { character: '-' } }],
  [NAME, 'web-', { id: 'broken.end', values: { character: '-' } }],
  [USERNAME, '1abc', { id: 'broken.startLetter' }],
  [USERNAME, '-abc', { id: 'broken.startLetter' }],
  [USERNAME, 'a'.repeat(31), { id: 'broken.long', values: { n: 30 } }],
  [USERNAME, 'a'.repeat(60_000), { id: 'broken.long', values: { n: 30 } }],
  [USERNAME, 'a😀', { id: 'broken.character', values: { character: '😀' } }],
  [USERNAME, 'root', undefined],
  [PASSWORD, 'aA1', { id: 'broken.short', values: { n: 8 } }],
  [PASSWORD, 'SANDBOX-2026', { id: 'broken.lower' }],
  [PASSWORD, 'sandbox-2026', { id: 'broken.upper' }],
  [PASSWORD, 'Sandbox-Sandbox', { id: 'broken.digit' }],
  [/^[a-z]{2,}[0-9]$/u, 'ab', undefined],
  [/^never$/u, 'ab', undefined],
])('%s refuses %p', (pattern, text, expected) => expect(brokenRule(pattern, text)).toEqual(expected));

it('gives up a pattern of a site that takes ever longer', () => {
  expect(brokenRule(new RegExp('^(a+)+b$', 'u'), 'web')).toBeUndefined();
});

it('knows a busy machine from a pattern that takes ever longer', () => {
  let tries = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (tries += 40));
  expect(brokenRule(PASSWORD, 'sandbox-2026')).toEqual({ id: 'broken.upper' });
  clock.mockRestore();
});

it('finds the rule that any refused name or password breaks', () => {
  const ascii = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(fc.constantFrom(NAME, PASSWORD), ascii, (pattern, text) => {
      fc.pre(!pattern.test(text));
      expect(brokenRule(pattern, text)).toBeDefined();
    }),
  );
});

it('says of a length only what is so', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 20 }), fc.string(), (least, more, text) => {
      const pattern = new RegExp(`^[a-z0-9]{${least},${least + more}}$`, 'u');
      fc.pre(text !== '' && !pattern.test(text));
      const rule = brokenRule(pattern, text);
      if (rule?.id === 'broken.short') expect([rule.values, [...text].length < least]).toEqual([{ n: least }, true]);
      if (rule?.id === 'broken.long')
        expect([rule.values, text.length > least + more]).toEqual([{ n: least + more }, true]);
    }),
  );
});
