import { textFault } from './rules';

const row = { parameter: 'name', expression: '^(dev|prod)$' };

it.each([
  ['no row', [], undefined],
  ['a pattern that nothing explains', [row], "This name isn't allowed here"],
  ['a pattern that the site explains', [{ ...row, description: 'dev or prod' }], 'dev or prod'],
])('says of a name by %s only what is known', (_, parameters, said) => {
  expect(textFault(parameters, 'name', 'web-01')).toBe(said);
});
