import { act, render, screen } from '@testing-library/react';
import { useToastStore } from '../toasts/toast-store';
import { onDemand, useOnDemand, type OnDemand } from './on-demand';

const toasts = () => useToastStore.getState().toasts.map(({ spec }) => spec);
const settle = () => act(async () => undefined);
beforeEach(() => useToastStore.setState({ toasts: [], spoken: [] }));

function Sample({ part, wanted }: { part: OnDemand<string>; wanted: boolean }) {
  return <p>{useOnDemand(part, wanted) ?? 'waiting'}</p>;
}

it('is fetched once it is wanted, and once for all', async () => {
  const fetchPart = jest.fn(async () => 'there');
  const part = onDemand(fetchPart);
  const { rerender, unmount } = render(<Sample part={part} wanted={false} />);
  await settle();
  expect(fetchPart).not.toHaveBeenCalled();
  rerender(<Sample part={part} wanted />);
  expect(await screen.findByText('there')).toBeVisible();
  unmount();
  render(<Sample part={part} wanted />);
  expect(screen.getByText('there')).toBeVisible();
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

it('that does not come is told by a toast, which fetches it anew', async () => {
  const fetchPart = jest.fn(async () => 'there').mockRejectedValueOnce(new Error('chunk is gone'));
  render(<Sample part={onDemand(fetchPart)} wanted />);
  await settle();
  expect(screen.getByText('waiting')).toBeVisible();
  const [told, ...more] = toasts();
  expect([told?.kind, more]).toEqual(['error', []]);
  act(() => told?.action?.onClick?.());
  expect(await screen.findByText('there')).toBeVisible();
  expect(fetchPart).toHaveBeenCalledTimes(2);
});

it('that failed before it was wanted is fetched anew, and nobody is told', async () => {
  const fetchPart = jest.fn(async () => 'there').mockRejectedValueOnce(new Error('chunk is gone'));
  const part = onDemand(fetchPart);
  part.preload();
  await settle();
  render(<Sample part={part} wanted />);
  expect(await screen.findByText('there')).toBeVisible();
  expect(toasts()).toEqual([]);
});
