import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { Network } from '@console/contract/network';
import { fakeServer } from '@console/domain/testing/fake-server';
import { loadOverlays } from '@console/ui';
import { DefaultDialog } from './default-dialog';

const row = (uuid: string, is_default = false) => ({ uuid, name: `net-${uuid}`, vm_uuids: [], is_default });
const TOKENS = 'GET /user-resource/token/list';
const MAKE = 'PUT /tll/network/network/mine/default';

beforeAll(() => loadOverlays());
afterEach(() => resetApi());

it('says which network somebody else has made the default one meanwhile, and overwrites that with the next try alone', async () => {
  provideTestSite();
  const before = [row('mine'), row('first', true), row('other')];
  const now = [row('mine'), row('first'), row('other', true)];
  const { calls } = fakeServer({
    'GET /tll/network/networks': [before, now],
    [MAKE]: [row('mine', true)],
    [TOKENS]: [[]],
  });
  nav.navigator.push('/app/network');
  const onClose = jest.fn();
  render(
    <AreaRoot name="test">
      <DefaultDialog network={{ ...v.parse(Network, row('mine')), location: 'tll' }} onClose={onClose} />
    </AreaRoot>,
  );
  expect(await screen.findByText('net-first is no longer the default')).toBeVisible();
  const dialog = screen.getByRole('dialog', { name: 'Make default network' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make default' }));
  expect(await within(dialog).findByText(/It is now: net-other\. Nothing has been sent/)).toBeVisible();
  expect(calls).not.toContain(MAKE);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Overwrite' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(calls.filter((call) => call === MAKE)).toHaveLength(1);
});

it('says before anything is sent that a token of one billing account cannot change it', async () => {
  provideTestSite();
  const limited = { id: 1, restricted: true, token: 'k'.repeat(32) };
  const { calls } = fakeServer({ 'GET /tll/network/networks': [[row('mine')]], [TOKENS]: [[limited]] });
  nav.navigator.push('/app/network');
  render(
    <AreaRoot name="test">
      <DefaultDialog network={{ ...v.parse(Network, row('mine')), location: 'tll' }} onClose={jest.fn()} />
    </AreaRoot>,
  );
  expect(await screen.findByText(/Log in without the token to change the default network\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Make default' }));
  expect(calls).not.toContain(MAKE);
});
