import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { DetailFrame, type DetailFrameProps } from './detail-frame';

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

it('shows the thing once it is there, whatever a later reading says', () => {
  show({ row: 'office', isLoading: true, error: { message: 'Out of order' } });
  expect(screen.getByText('office')).toBeVisible();
  expect(screen.queryByText(/Out of order/)).not.toBeInTheDocument();
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
  expect(screen.getByText('It does not exist')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/app/network');
});

it('claims nothing while it is on its way', () => {
  show({ isLoading: true });
  expect(screen.queryByText('It does not exist')).not.toBeInTheDocument();
});
