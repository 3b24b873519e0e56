import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { DetailFrame, isUnread, type DetailFrameProps } from './detail-frame';

beforeEach(() => {
  provideTestSite();
  nav.navigator.push('/app/network');
});

function show(props: Partial<DetailFrameProps<string>> = {}) {
  const onRetry = jest.fn();
  render(
    <AreaRoot name="test">
      <DetailFrame
        row={undefined}
        title="Network"
        breadcrumbs={[]}
        isLoading={false}
        error={undefined}
        onRetry={onRetry}
        list="/network"
        {...props}
      >
        {(row) => <p>{row}</p>}
      </DetailFrame>
    </AreaRoot>,
  );
  return onRetry;
}

it('keeps the thing once it is there, and says that it is old where it could not be read again', async () => {
  const onRetry = show({ row: 'office', isLoading: true, error: { message: 'Out of order' } });
  expect(screen.getByText('office')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('seeing an earlier version. Out of order');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('says that it failed, also while it is tried again', async () => {
  const onRetry = show({ isLoading: true, error: { message: 'Out of order' } });
  expect(screen.getByText(/Out of order/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('says that there is none, with the way to the list', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Network' })).toBeVisible();
  expect(screen.getByText('Not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/app/network');
});

it('claims nothing while it is on its way', () => {
  show({ isLoading: true });
  expect(screen.queryByText('Not found')).not.toBeInTheDocument();
});

it('does not say that there is none of what is in the list in a form that cannot be read', () => {
  show({ id: 'a', unread: [{ id: 'a', label: 'office', isMissing: true }] });
  expect(screen.getByRole('alert')).toHaveTextContent(/The server's response for this page can't be read/);
  expect(screen.queryByText('Not found')).not.toBeInTheDocument();
});

it('takes a row without any name for what is looked for, and no other', () => {
  const row = { label: '', isMissing: true };
  expect(isUnread('a', [{ ...row, id: '' }])).toBe(true);
  expect(isUnread('a', [{ ...row, id: 'b' }])).toBe(false);
  expect(isUnread('a', [{ ...row, id: 'a', isMissing: false }])).toBe(false);
});

it('says that part of the thing could not be read', () => {
  show({ row: 'office', id: 'a', unread: [{ id: 'a', label: 'office', isMissing: false }] });
  expect(screen.getByText('office')).toBeVisible();
  expect(screen.getByText(/Part of the server's response/)).toBeVisible();
});
