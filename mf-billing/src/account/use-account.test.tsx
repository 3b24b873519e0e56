import { render, screen, waitFor } from '@testing-library/react';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer, type FakeResponse } from '@console/domain/testing/fake-server';
import { useAccounts, useFirstCredit } from './use-account';

const LIST = 'GET /payment/billing_account/list';
const closed = { id: 7, is_deleted: true };

function Shown() {
  return <output>{String(useFirstCredit(useAccounts().data))}</output>;
}

/** @param lists the accounts that are there, then those that ever were */
async function creditOf(lists: readonly FakeResponse[], firstAccountCredit = 22): Promise<number> {
  provideTestSite({ firstAccountCredit });
  const { calls } = fakeServer({ [LIST]: lists });
  nav.navigator.push('/app/billing/create');
  render(
    <AreaRoot name="test">
      <Shown />
    </AreaRoot>,
  );
  await waitFor(() => expect(screen.getByRole('status')).not.toHaveTextContent('undefined'));
  expect(calls.length).toBeLessThanOrEqual(2);
  return Number(screen.getByRole('status').textContent);
}

afterEach(() => resetApi());

it.each<[string, readonly FakeResponse[], number]>([
  ['who never had an account', [[], []], 22],
  ['whose accounts are all deleted', [[], [closed]], 0],
  ['whose deleted accounts are listed among the others', [[closed]], 0],
  ['who has an account', [[{ id: 8 }]], 0],
  ['whose former accounts could not be read', [[], { fails: 500, body: { message: 'Out of order' } }], 0],
])('promises the first credit, or not, to somebody %s', async (_, lists, credit) => {
  expect(await creditOf(lists)).toBe(credit);
});

it('asks nothing more where a site gives none', async () => {
  expect(await creditOf([[]], 0)).toBe(0);
});
