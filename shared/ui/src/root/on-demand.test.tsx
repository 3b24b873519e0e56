import { Component, type ReactNode } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useToastStore } from '../toasts/toast-store';
import { onDemand, provideMissingCode, useOnDemand, useOnDemandOrThrow, type OnDemand } from './on-demand';

const toasts = () => useToastStore.getState().toasts.map(({ spec }) => spec);
const settle = () => act(async () => undefined);
beforeEach(() => {
  useToastStore.setState({ toasts: [], spoken: [] });
  provideMissingCode(() => Promise.resolve(undefined));
});

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
  const [shown, ...more] = toasts();
  expect([shown?.kind, more]).toEqual(['error', []]);
  act(() => shown?.action?.onClick?.());
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

describe('a file that is gone', () => {
  const chunk = () => Object.assign(new Error('Loading CSS chunk 911 failed. (http://x/a.css)'), { request: '/a.css' });
  class Shown extends Component<{ children: ReactNode }> {
    override state: { error?: Error } = {};
    static getDerivedStateFromError = (error: Error) => ({ error });
    override render() {
      return this.state.error ? <p>{this.state.error.message}</p> : this.props.children;
    }
  }
  function Screen({ part }: { part: OnDemand<string> }) {
    return <p>{useOnDemandOrThrow(part) ?? 'waiting'}</p>;
  }
  const show = (part: OnDemand<string>) =>
    render(
      <Shown>
        <Screen part={part} />
      </Shown>,
    );
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

  it('is told in words, with what the browser says as their cause', async () => {
    const part = onDemand<string>(() => Promise.reject(chunk()));
    show(part);
    expect(await screen.findByText(/^Part of the console could not be loaded\./)).toBeVisible();
    await expect(part.load()).rejects.toMatchObject({ cause: { request: '/a.css' } });
  });

  it('is not told while the page is loaded anew for it', async () => {
    provideMissingCode(() => new Promise(() => undefined));
    show(onDemand<string>(() => Promise.reject(chunk())));
    await settle();
    expect(screen.getByText('waiting')).toBeVisible();
  });

  it('is told in the words of whoever knows why, and known for one that was wanted again', async () => {
    const handle = jest.fn(async () => 'The console has been updated.');
    provideMissingCode(handle);
    const part = onDemand<string>(() => Promise.reject(chunk()));
    const told = (count: number) =>
      waitFor(() => expect(screen.getAllByText('The console has been updated.')).toHaveLength(count));
    show(part);
    show(part);
    await told(2);
    show(part);
    await told(3);
    expect(handle.mock.calls).toEqual([
      [expect.any(Error), false],
      [expect.any(Error), false],
      [expect.any(Error), true],
    ]);
  });

  it('does not load the page anew for what nobody has asked for yet', async () => {
    const handle = jest.fn(async () => undefined);
    provideMissingCode(handle);
    onDemand<string>(() => Promise.reject(chunk())).preload();
    await settle();
    expect(handle).not.toHaveBeenCalled();
  });
});
