import { screen } from '@testing-library/react';
import { resetApi } from '@console/api';
import { choices } from '../fixture';
import { showSection } from '../testing/show-section';
import { SpecSection } from './spec';

const [other] = choices.specs.get('trtu') ?? [];
const onlySoldOut = other ? [{ ...other, uuid: 'small', title: 'SMALL', is_available: false }] : [];

afterEach(() => resetApi());

it.each([
  ['all locations responded', [], "No other server is available in Tallinn, and this one isn't available elsewhere"],
  ['one did not respond', ['rix'], /isn't available in any other location that responded\.$/],
] as const)('says where a sold-out server is not available where %s', async (_, silent, text) => {
  // Other servers are available in Tartu and Riga: this is about the chosen one.
  const elsewhere = other ? [{ ...other, is_available: true }] : [];
  const places = ['trtu', 'rix'].filter((slug) => !silent.some((one) => one === slug));
  const specs = new Map([['tll', onlySoldOut], ...places.map((slug) => [slug, elsewhere] as const)]);
  showSection(<SpecSection message={undefined} />, { ...choices, specs, silent: new Set(silent) });
  expect(await screen.findByText(text, { exact: false })).toBeVisible();
});
