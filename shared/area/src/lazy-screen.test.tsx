import { act, fireEvent, render, screen } from '@testing-library/react';
import { Boundary } from './boundary';
import { lazyScreen } from './lazy-screen';

const Ready = () => <p>ready</p>;

it('loads a screen once, and again after a failure', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const load = jest
    .fn<Promise<typeof Ready>, []>()
    .mockRejectedValueOnce(new Error('chunk is gone'))
    .mockResolvedValue(Ready);
  const Screen = lazyScreen(load);
  await act(async () => {
    render(
      <Boundary name="test" fallback={(error, retry) => <button onClick={retry}>{error.message}</button>}>
        <Screen />
      </Boundary>,
    );
  });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'chunk is gone' })));
  expect(screen.getByText('ready')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it('draws at once what was loaded before', async () => {
  const Screen = lazyScreen(() => Promise.resolve(Ready), <p>waiting</p>);
  const { unmount } = render(<Screen />);
  expect(screen.getByText('waiting')).toBeTruthy();
  expect(await screen.findByText('ready')).toBeTruthy();
  unmount();
  render(<Screen />);
  expect(screen.getByText('ready')).toBeTruthy();
});
