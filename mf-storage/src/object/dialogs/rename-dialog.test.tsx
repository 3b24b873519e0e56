import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { loadOverlays } from '@console/ui';
import { RenameObject } from './rename-dialog';

const row = (key: string) => ({ key, size: 1, modified: new Date(0), etag: key });
const never = () => new Promise<never>(() => undefined);

beforeAll(() => loadOverlays());

it('keeps the name that was typed where it is taken, and nobody wants that one after all', async () => {
  provideTestSite();
  nav.navigator.push('/app');
  const onClose = jest.fn();
  const store = {
    bucket: 'photos',
    list: async () => ({ folders: [], objects: [row('cat.jpg'), row('dog.jpg')] }),
    copy: never,
    remove: never,
  };
  render(
    <AreaRoot name="test">
      <RenameObject store={store} entry={{ kind: 'object', name: 'cat.jpg', ...row('cat.jpg') }} onClose={onClose} />
    </AreaRoot>,
  );
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(field);
  await userEvent.type(field, 'dog.jpg{Enter}');
  await screen.findByRole('dialog', { name: 'A name is already taken' });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('dog.jpg'));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
