import { screen } from '@testing-library/react';
import { choices } from '../fixture';
import { showSection } from '../testing/show-section';
import { LocationSection } from './location';

it('tells a place where nothing is offered from one where all is sold out', async () => {
  const soldOut = (choices.specs.get('tll') ?? []).map((spec) => ({ ...spec, is_available: false }));
  const specs = new Map([
    ['tll', soldOut],
    ['trtu', []],
  ]);
  showSection(<LocationSection />, { ...choices, silent: new Set(), specs });
  expect(await screen.findByRole('radio', { name: /Tallinn.*All sold out/ })).toBeVisible();
  expect(screen.getByRole('radio', { name: /Tartu.*None offered/ })).toBeVisible();
});
