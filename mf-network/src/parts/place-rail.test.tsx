import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlaceRail, type PlaceRailProps } from './place-rail';

const place = (slug: string, count: number, state: 'ready' | 'loading' | 'failed' = 'ready') => ({
  slug,
  count,
  state,
});
const rows = [{ location: 'tll' }, { location: 'tll' }, { location: 'jhv' }];

function show(parts: Partial<PlaceRailProps<{ location: string }>> = {}) {
  const onChange = jest.fn();
  const locations = [place('tll', 2), place('jhv', 1), place('trtu', 0, 'failed')];
  render(<PlaceRail locations={locations} rows={rows} value="all" onChange={onChange} {...parts} />);
  return onChange;
}
const words = (): (string | null)[] => screen.getAllByRole('radio').map((cell) => cell.textContent);

it('counts all and each place; a place that failed says so', () => {
  show();
  expect(words()).toEqual([
    expect.stringMatching(/All locations3/),
    expect.stringMatching(/tll.*2/),
    expect.stringMatching(/jhv.*1/),
    expect.stringMatching(/trtu.*No answer/),
  ]);
});

it('gives the place that was chosen', async () => {
  const onChange = show();
  await userEvent.setup().click(screen.getByRole('radio', { name: /jhv/ }));
  expect(onChange).toHaveBeenCalledWith('jhv');
});

it('is not there for a single place', () => {
  show({ locations: [place('tll', 2)] });
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});
