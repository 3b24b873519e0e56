import { act, render, waitFor } from '@testing-library/react';
import { Icon } from './icon';
import { firstIcons } from './first-icons';
import { useMoreIcons } from './icons';
import type * as Icons from './icons';
import { moreIcons } from './more-icons';

it('no icon is both in the first file and in the later one', () => {
  expect(Object.keys(moreIcons).filter((name) => name in firstIcons)).toEqual([]);
});

it('draws an icon that came with the console, and one that comes later once it is there', () => {
  const { container } = render(
    <>
      <Icon name="search" />
      <Icon name="qr-code" size={20} label="Code" />
    </>,
  );
  const [search, code] = [...container.querySelectorAll('svg')];
  expect(search?.children.length).toBeGreaterThan(0);
  expect(search).toHaveAttribute('aria-hidden', 'true');
  expect(code?.children.length).toBeGreaterThan(0);
  expect(code).toHaveAccessibleName('Code');
  expect(code).toHaveAttribute('width', '20');
});

it('an icon on its way has its room, and its drawing when it comes', () => {
  useMoreIcons.setState({}, true);
  const { container } = render(<Icon name="qr-code" size={20} />);
  const drawing = (): Element | null => container.querySelector('svg');
  expect(drawing()?.children.length).toBe(0);
  expect(drawing()).toHaveAttribute('width', '20');
  act(() => useMoreIcons.setState(moreIcons));
  expect(drawing()?.children.length).toBeGreaterThan(0);
});

it('fetches the later icons', async () => {
  const { loadMoreIcons, useMoreIcons: fetched } = jest.requireActual<typeof Icons>('./icons');
  fetched.setState({}, true);
  loadMoreIcons();
  await waitFor(() => expect(Object.keys(fetched.getState())).toEqual(Object.keys(moreIcons)));
});
