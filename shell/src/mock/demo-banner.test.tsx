import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { loadOverlays } from '@console/ui';
import { resetDemo } from './demo';
import DemoBanner from './demo-banner';

jest.mock('./demo', () => ({ resetDemo: jest.fn() }));

beforeAll(() => loadOverlays());

/** Opens the question on the second of two screens. */
async function ask(): Promise<HTMLElement> {
  provideTestSite();
  nav.navigator.push('/app/compute');
  nav.navigator.push('/app/billing');
  render(
    <AreaRoot name="test">
      <DemoBanner />
    </AreaRoot>,
  );
  await userEvent.click(screen.getByRole('button'));
  return screen.findByRole('dialog');
}

const back = (): Promise<void> =>
  act(async () => {
    const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await popped;
  });

it('asks before it begins again; Back closes the question', async () => {
  const dialog = await ask();
  await back();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(resetDemo).not.toHaveBeenCalled();
});

it('stays while it begins again: it says why that was not possible', async () => {
  let fail: (error: Error) => void = () => undefined;
  jest.mocked(resetDemo).mockReturnValue(new Promise((_, reject) => (fail = reject)));
  const dialog = await ask();
  await userEvent.click(screen.getAllByRole('button', { name: /Reset/ }).at(-1) ?? dialog);
  await back();
  await act(async () => fail(new Error('The sandbox is full')));
  expect(await screen.findByText(/The sandbox is full/)).toBeVisible();
});
