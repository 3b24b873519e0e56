import { render, screen } from '@testing-library/react';
import { loadOverlays } from '@console/ui';
import { provideTestSite } from '../testing';
import { ImportDialog } from './import-dialog';
import { parseLabels } from './label-text';

beforeAll(async () => {
  provideTestSite();
  await loadOverlays();
});

it.each([
  ['nothing in it', {}, 'There are no labels to import.'],
  ['nothing that can be read', { 'vm-1': ['=b'] }, /^No labels could be read from this file\./],
])('a file with %s', async (_, labels, said) => {
  const read = parseLabels(JSON.stringify({ version: 1, labels }));
  render(<ImportDialog read={read} from="file" onClose={() => undefined} />);
  expect(await screen.findByText(said)).toBeVisible();
});
