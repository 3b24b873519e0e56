import { render, screen } from '@testing-library/react';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { Route, Routes } from '@console/area/router';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { InvoicePage } from './page';

beforeEach(() => provideTestSite());
afterEach(() => resetApi());

async function show(id: number | 'current', name: string): Promise<void> {
  fakeServer({
    'GET /payment/billing_account/list': [[{ id: 7, title: 'Main' }]],
    'GET /payment/invoice/list': [[{ id, name, status: 10, records_list: [] }]],
  });
  nav.navigator.push(`/app/billing/account/7/invoice/${id}`);
  render(
    <AreaRoot name="test">
      <Routes>
        <Route path="/billing/account/:id/invoice/:invoice" element={<InvoicePage />} />
      </Routes>
    </AreaRoot>,
  );
  await screen.findByRole('heading', { level: 1, name });
}

/** What stands beside a fact's label. */
const fact = (label: string) => screen.queryByText(label, { selector: 'dt' })?.nextElementSibling?.textContent;

it('has one number, that of its title, and the id of the API among the technical facts', async () => {
  await show(500063, '2026-1060');
  expect(fact('Number')).toBe('2026-1060');
  expect(fact('ID')).toBe('500063');
  expect(screen.getByText('ID').closest('details')).toContainElement(screen.getByText('500063'));
});

it('was created at a time that is unknown, where that is not told', async () => {
  await show(500063, '2026-1060');
  expect(fact('Created')).toBe('unknown');
});

it('has no number before it is issued, and no id that says the same again', async () => {
  await show('current', '2026-11');
  expect(fact('Number')).toBeUndefined();
  expect(fact('ID')).toBeUndefined();
});

it('is not due before it is issued, which is another thing than due at no time', async () => {
  await show('current', '2026-11');
  expect([fact('Created'), fact('Due')]).toEqual(['not yet', 'not yet']);
});
