import { act, render, screen } from '@testing-library/react';
import { provideSlots } from './slots';
import { Slot } from './slot';

const filler = (id: string, load: () => Promise<{ default: () => React.ReactNode }>) => ({
  id,
  area: 'mf-x',
  order: 1,
  load,
});

it('keeps a piece that fails to one line, and loads it anew on Retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  provideSlots({
    'home.sidebar': [
      filler('broken', () =>
        isBroken ? Promise.reject(new Error('404')) : Promise.resolve({ default: () => <p>mended</p> }),
      ),
      filler('throwing', () =>
        Promise.resolve({
          default: () => {
            throw new Error('render');
          },
        }),
      ),
      filler('good', () => Promise.resolve({ default: () => <p>good</p> })),
    ],
  });
  await act(async () => void render(<Slot name="home.sidebar" />));
  expect(screen.getByText('good')).toBeTruthy();
  const lines = screen.getAllByText('This part could not be shown.');
  expect(lines).toHaveLength(2);
  isBroken = false;
  await act(async () => screen.getAllByRole('button', { name: 'Retry' })[0]?.click());
  expect(screen.getByText('mended')).toBeTruthy();
  expect(screen.getAllByText('This part could not be shown.')).toHaveLength(1);
});

it('can stand in two places: its first piece, and the others', async () => {
  const piece = (id: string) => filler(id, () => Promise.resolve({ default: () => <p>{id}</p> }));
  provideSlots({ 'home.sidebar': ['credit', 'stock', 'news'].map(piece) });
  const texts = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
  const view = await act(async () => render(<Slot name="home.sidebar" part="first" />));
  expect(texts()).toEqual(['credit']);
  await act(async () => view.rerender(<Slot name="home.sidebar" part="others" />));
  expect(texts()).toEqual(['stock', 'news']);
});
