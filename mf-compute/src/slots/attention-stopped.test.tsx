import { render, screen } from '@testing-library/react';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { aDisk, somePrices } from '../vm/machine/fixture';
import { serve } from '../vm/machine/test-server';
import AttentionStopped from './attention-stopped';

const machine = (uuid: string, status: string) => ({
  uuid,
  name: uuid,
  status,
  vcpu: 2,
  memory: 4096,
  storage: [aDisk('disk-a')],
});

it('says what stopped machines still cost, and leads to them', async () => {
  provideTestSite();
  nav.navigator.push('/app');
  serve((call) => {
    if (call.includes('/pricing')) return { value: somePrices };
    const machines = [machine('a', 'stopped'), machine('b', 'stopped'), machine('c', 'running')];
    return { value: call.includes('/jhv/') && call.includes('/vm/list') ? machines : [] };
  });
  render(
    <AreaRoot name="test">
      <AttentionStopped />
    </AreaRoot>,
  );
  expect(await screen.findByText('2 stopped machines still cost money')).toBeVisible();
  expect(screen.getByText(/€40\.00 a month/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Review' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/compute\?status=stopped$/),
  );
});
