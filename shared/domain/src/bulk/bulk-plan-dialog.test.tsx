import { render, screen, within } from '@testing-library/react';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { loadOverlays } from '@console/ui';
import { BulkPlanDialog } from './bulk-plan-dialog';
import { planRow } from './plan';

beforeAll(() => loadOverlays());

it.each([
  ['as its button', undefined, 'Delete 2'],
  ['in its own words', (n: number) => `Delete ${n} networks`, 'Delete 2 networks'],
])('counts in its title what is planned, %s', async (_, title, name) => {
  provideTestSite();
  nav.navigator.push('/app');
  const resources = ['a', 'b', 'c'].map((uuid) => ({ uuid }));
  render(
    <AreaRoot name="test">
      <BulkPlanDialog
        resources={resources}
        plan={resources.map(({ uuid }) =>
          planRow({ id: uuid, name: uuid, place: '', effect: '', blocked: uuid === 'b' ? 'In use' : undefined }),
        )}
        unseen={[]}
        onClose={() => undefined}
        {...(title ? { title } : {})}
        confirmLabel={(n) => `Delete ${n}`}
        doneText={(n) => `${n} deleted`}
        run={() => Promise.resolve()}
      />
    </AreaRoot>,
  );
  const dialog = await screen.findByRole('dialog', { name });
  expect(within(dialog).getByRole('button', { name: 'Delete 2' })).toBeVisible();
});
