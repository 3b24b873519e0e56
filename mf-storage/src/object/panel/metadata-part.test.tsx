import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import type { ObjectStore } from '../../object-store';
import { MetadataPart } from './metadata-part';

it('saves nothing where the metadata that there may be is not shown', async () => {
  provideTestSite();
  nav.navigator.push('/app');
  const requested = jest.fn(() => Promise.reject(new Error('Not to be asked')));
  const store = new Proxy({ bucket: 'b' } as ObjectStore, {
    get: (target, name) => (name in target ? Reflect.get(target, name) : requested),
  });
  const facts = { size: 1, etag: 'a', contentType: 'text/plain', metadata: {}, hidesMetadata: true as const };
  render(
    <AreaRoot name="test">
      <MetadataPart store={store} objectKey="a" facts={facts} isSuspended={false} onSaved={() => undefined} />
    </AreaRoot>,
  );
  expect(await screen.findByText(/Saving here would delete what isn't shown/)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Content type' }), '; charset=utf-8{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(requested).not.toHaveBeenCalled();
  expect(screen.queryByText(/aws s3api/)).toBeNull();
});
