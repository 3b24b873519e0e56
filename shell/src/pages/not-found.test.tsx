import { render } from '@testing-library/react';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { readAreas } from '../areas/registry';
import { AreasContext } from '../layout/areas-context';
import { NotFound } from './not-found';

it('names an area that an address may belong to, where nobody knows which ones it has', () => {
  const site = provideTestSite();
  const remote = { version: '1', base: '/', entry: 'e', integrity: 's' };
  const remotes = [{ ...remote, name: 'mf-storage', area: 'nonsense' }];
  const areas = readAreas({ ...site, registry: { ...site.registry, remotes } });
  nav.navigator.push('/app/storage');
  const { container } = render(
    <AreaRoot name="test">
      <AreasContext value={areas}>
        <NotFound />
      </AreasContext>
    </AreaRoot>,
  );
  expect(container).toHaveTextContent("Storage could not be loaded: its description can't be read.");
});
