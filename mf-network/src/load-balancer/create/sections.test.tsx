import { render, screen } from '@testing-library/react';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { firstValues } from './choices';
import { Form, FormContext } from './form';
import { balancerSchema } from './schema';
import { TargetsSection } from './sections';
import type { BalancerChoices } from './values';

const network = { uuid: 'net-1', name: 'default', is_default: true, vm_uuids: [] };
const choicesWith = (networks: BalancerChoices['networks']): BalancerChoices => ({
  locations: [{ slug: 'tll', display_name: 'Tallinn', country_code: 'est', is_default: true }],
  accounts: [],
  isTokenBound: false,
  offersNetworks: true,
  offersMachines: true,
  offersIps: true,
  networks,
  machines: [],
  balancers: [],
});

it.each([
  [
    'the chosen network',
    [network],
    'There are no machines to choose from in this network. Create one, or choose another network.',
  ],
  [
    'the location, where networks did not load',
    null,
    'There are no machines to choose from in this location. Create one.',
  ],
])('says that there are no machines in %s', async (_, networks, text) => {
  provideTestSite();
  nav.navigator.push('/app/network/create');
  const choices = choicesWith(networks);
  const values = firstValues(choices, {}, []);
  const context = {
    choices,
    values,
    change: () => undefined,
    receipt: undefined,
    missingNetworks: undefined,
    missingMachines: undefined,
    linkFaults: [],
    onLeave: undefined,
  };
  render(
    <AreaRoot name="test">
      <FormContext value={context}>
        <Form schema={balancerSchema(() => choices)} defaultValues={values} onSubmit={() => undefined}>
          <TargetsSection />
        </Form>
      </FormContext>
    </AreaRoot>,
  );
  expect(await screen.findByText(text)).toBeVisible();
});
