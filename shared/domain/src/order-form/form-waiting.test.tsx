import { act, render, screen } from '@testing-library/react';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { FormWaiting } from './form-waiting';

const show = (error?: Error) => {
  provideTestSite();
  nav.navigator.push('/app/compute/create');
  return render(
    <AreaRoot name="test">
      <FormWaiting title="Create" breadcrumbs={[]} failed="No choices" error={error} retry={() => undefined} />
    </AreaRoot>,
  );
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('keeps the place of the receipt from the start, and after a while has the shape of a form', () => {
  show();
  expect(screen.getByRole('complementary')).toBeInTheDocument();
  expect(document.querySelector('.ui-fsec')).toBeNull();
  act(() => jest.advanceTimersByTime(500));
  expect(document.querySelectorAll('.ui-fsec')).toHaveLength(3);
});

it('says why there is nothing to choose from, without a shape beside it', () => {
  show(new Error('Down'));
  act(() => jest.advanceTimersByTime(500));
  expect(screen.getByText('No choices')).toBeVisible();
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(document.querySelector('.ui-sk')).toBeNull();
});
