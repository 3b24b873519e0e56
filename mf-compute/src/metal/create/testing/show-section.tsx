import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { filled } from '../fixture';
import { Form, FormContext } from '../form';
import { orderSchema } from '../schema';
import type { OrderChoices } from '../values';

/** Shows a section of the form, of which all else is filled in. */
export function showSection(section: ReactNode, choices: OrderChoices): void {
  provideTestSite({ locations: [...choices.locations] });
  fakeServer({ 'GET /pricing/list/current': [{}], 'GET /payment/billing_account/list': [[]] });
  nav.navigator.push('/app/metal/create');
  const context = {
    choices,
    values: filled,
    change: () => undefined,
    receipt: undefined,
    soldOut: undefined,
    onLeave: undefined,
  };
  render(
    <AreaRoot name="test">
      <FormContext value={context}>
        <Form schema={orderSchema(() => choices)} defaultValues={filled} onSubmit={() => undefined}>
          {section}
        </Form>
      </FormContext>
    </AreaRoot>,
  );
}
