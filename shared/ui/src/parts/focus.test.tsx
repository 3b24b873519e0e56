import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { handsFocusOn } from './focus';
import { Card } from './layout';

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

it('takes no focus that is elsewhere', async () => {
  render(<Page hasMore />);
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});
