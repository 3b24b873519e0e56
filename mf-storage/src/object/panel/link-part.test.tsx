import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import type { ObjectFacts, ObjectStore } from '../../object-store';
import { ObjectStoreError } from '../../object-store/error';
import { LinkPart } from './link-part';

const ADDRESS = 'https://s3.example/b/a?X-Amz-Credential=KEYTWO%2F20261127%2Fus-east-1%2Fs3%2Faws4_request';

async function createLink(head: ObjectStore['head']): Promise<void> {
  provideTestSite();
  nav.navigator.push('/app');
  const store: Pick<ObjectStore, 'bucket' | 'head' | 'presign'> = {
    bucket: 'b',
    head,
    presign: async (_, { expires }) => `${ADDRESS}&X-Amz-Expires=${expires}`,
  };
  render(
    <AreaRoot name="test">
      <LinkPart store={store} objectKey="a" />
    </AreaRoot>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Create link' }));
}

it('says which access key takes the link along', async () => {
  await createLink(async () => ({ size: 1, etag: 'a', metadata: {} }));
  expect(await screen.findByText(/until the access key KEYTWO is deleted/)).toBeVisible();
});

it('says that it asks, once, and gives no link of a kind that is not chosen any more', async () => {
  let answer: () => void = () => undefined;
  const head = jest.fn(
    () => new Promise<ObjectFacts>((resolve) => (answer = () => resolve({ size: 1, etag: 'a', metadata: {} }))),
  );
  await createLink(head);
  await userEvent.click(screen.getByRole('button', { name: /Creating/ }));
  expect(head).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('checkbox'));
  await act(async () => answer());
  expect(screen.queryByText(/^Works until/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Create link' }));
  await act(async () => answer());
  expect(await screen.findByText(/^Works until/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create link' })).toBeEnabled();
});

it('gives no link that a deleted key would sign', async () => {
  await createLink(() => Promise.reject(new ObjectStoreError('key', 'Unknown')));
  expect(await screen.findByText('Your access key is no longer valid.')).toBeVisible();
  expect(screen.queryByText(/^Works until/)).toBeNull();
});
