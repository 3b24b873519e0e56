import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { big } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { Strip } from '.';

const machine = (name: string, place: string) => ({
  id: name,
  name,
  state: 'good' as const,
  status: 'Running',
  place,
  monthly: big(8),
  to: `/compute/vm/${place}/${name}`,
});

function show(count = 3, isPart = false): void {
  provideTestSite();
  nav.navigator.push('/app');
  const machines = Array.from({ length: count }, (_, i) => machine(`web-${i + 1}`, 'jhv'));
  render(
    <AreaRoot name="test">
      <Strip machines={machines} isPart={isPart} label="Virtual Machine" to="/compute" />
    </AreaRoot>,
  );
}

it('is a list of links to the machines for assistive technology', () => {
  show();
  expect(screen.getByRole('list', { name: 'Virtual Machine' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: /^web-2: Running, .+, €8\.00 a month$/ })).toHaveAttribute(
    'href',
    '/app/compute/vm/jhv/web-2',
  );
  expect(screen.getByText('3 Running')).toBeVisible();
});

it('says that there are at least so many where some could not be read', () => {
  show(3, true);
  expect(screen.getByText('≥\u00a03 Running', { normalizer: (text) => text })).toBeVisible();
});

it('is one stop of the Tab key, and says which machine has the focus', async () => {
  const user = userEvent.setup();
  show();
  await user.tab();
  expect(screen.getByRole('link', { name: /web-1/ })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('link', { name: /web-2/ })).toHaveFocus();
  expect(screen.getByText('web-2')).toBeVisible();
  await user.keyboard('{End}{ArrowRight}');
  expect(screen.getByRole('link', { name: /web-3/ })).toHaveFocus();
  await user.keyboard('{Home}');
  expect(screen.getByRole('link', { name: /web-1/ })).toHaveFocus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}{End}{/Control}');
  expect(screen.getByRole('link', { name: /web-1/ })).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
  expect(screen.getByText('3 Running')).toBeVisible();
});

it('says what is under the pointer', async () => {
  const user = userEvent.setup();
  show();
  await user.hover(screen.getByRole('link', { name: /web-3/ }));
  expect(screen.getByText(/^Running, .+, €8\.00 a month$/)).toBeVisible();
  await user.unhover(screen.getByRole('link', { name: /web-3/ }));
  expect(screen.getByText('3 Running')).toBeVisible();
});

it('leads to the list from a cell that stands for ten', () => {
  show(410);
  expect(screen.getAllByRole('link')).toHaveLength(41);
  expect(
    screen.getByRole('link', { name: /^10 machines, web-1 to web-10: Running, .+, €80\.00 a month$/ }),
  ).toHaveAttribute('href', '/app/compute');
});
