import { useState, type ReactNode } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { handsFocusOn } from './focus';
import { Card } from './layout';
import { LocationFailureStrip, Notice } from './notices';

function Page({ hasMore }: { hasMore: boolean }) {
  const [isThere, setThere] = useState(true);
  return (
    <main>
      <h1 tabIndex={-1}>Page</h1>
      <section>
        {isThere ? (
          <Card ref={handsFocusOn} actions={<button onClick={() => setThere(false)}>Clear</button>}>
            Done
          </Card>
        ) : null}
        {hasMore ? <input aria-label="Search" /> : null}
      </section>
      <button onClick={() => setThere(false)}>Elsewhere</button>
    </main>
  );
}

it('gives the focus of what goes to what stands in its place then', async () => {
  render(<Page hasMore />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
});

it('gives it to the heading where nothing does', async () => {
  render(<Page hasMore={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});

describe('where what comes is still on its way', () => {
  const frame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  const page = (shown: ReactNode) => <main>{shown}</main>;
  const failed = <LocationFailureStrip title="No response" onRetry={() => undefined} />;

  it('waits for the heading', async () => {
    const { rerender } = render(page(failed));
    screen.getByRole('button').focus();
    rerender(page(<p>Loading</p>));
    await frame();
    expect(document.body).toHaveFocus();
    rerender(page(<h1 tabIndex={-1}>Page</h1>));
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  });

  it('waits for another failure', async () => {
    const { rerender } = render(page(<section>{failed}</section>));
    screen.getByRole('button').focus();
    rerender(page(<section>Loading</section>));
    await frame();
    rerender(page(<section>{failed}</section>));
    await waitFor(() => expect(screen.getByRole('button')).toHaveFocus());
  });

  it.each([
    ['by a key', '{PageDown}', 'body'],
    ['with a key that does nothing by itself, which is no going on', '{Shift}', 'h1'],
  ])('gives nothing to who has gone on %s', async (_, keys, focused) => {
    const { rerender } = render(page(failed));
    screen.getByRole('button').focus();
    rerender(page(<p>Loading</p>));
    await frame();
    await userEvent.keyboard(keys);
    rerender(page(<h1 tabIndex={-1}>Page</h1>));
    await frame();
    expect(document.querySelector(focused)).toHaveFocus();
  });

  it('gives nothing to who has pressed elsewhere', async () => {
    const { rerender } = render(page(failed));
    screen.getByRole('button').focus();
    rerender(page(<p>Loading</p>));
    await frame();
    await userEvent.click(screen.getByText('Loading'));
    rerender(page(<h1 tabIndex={-1}>Page</h1>));
    await frame();
    expect(document.body).toHaveFocus();
  });
});

it('takes no focus that is elsewhere', async () => {
  render(<Page hasMore />);
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

it.each<[string, (go: () => void) => ReactNode]>([
  ['the strip of a location', (go) => <LocationFailureStrip title="No response" onRetry={go} />],
  ['a notice', (go) => <Notice action={<button onClick={go}>Retry now</button>}>Failed</Notice>],
])('is not lost where %s goes by its own retry', async (_, strip) => {
  function Screen() {
    const [isThere, setThere] = useState(true);
    return (
      <main>
        <section>
          {isThere ? strip(() => setThere(false)) : null}
          <input aria-label="Search" />
        </section>
      </main>
    );
  }
  render(<Screen />);
  await userEvent.click(screen.getByRole('button', { name: 'Retry now' }));
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
});
