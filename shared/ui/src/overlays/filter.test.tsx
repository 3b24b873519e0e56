import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterChoices } from './filter';

const options = Array.from({ length: 2000 }, (_, index) => ({ value: String(index), label: `Account ${index}` }));

it('draws a few of very many options, the chosen ones among them, and finds the others', async () => {
  const change = jest.fn();
  render(<FilterChoices options={options} value={['1500']} onChange={change} />);
  expect(screen.getAllByRole('checkbox')).toHaveLength(101);
  expect(screen.getByRole('checkbox', { name: 'Account 1500' })).toBeChecked();
  expect(screen.getByText('and 1899 more')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'account 199');
  expect(screen.getAllByRole('checkbox').length).toBeLessThan(20);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Account 1999' }));
  expect(change).toHaveBeenCalledWith(['1500', '1999']);
});

it('has no search for a few', () => {
  render(<FilterChoices options={options.slice(0, 11)} value={[]} onChange={() => undefined} />);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getAllByRole('checkbox')).toHaveLength(11);
});
