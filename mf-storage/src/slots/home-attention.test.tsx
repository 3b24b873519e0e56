import { render, screen } from '@testing-library/react';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import HomeAttention from './home-attention';

const bucket = (name: string, is_suspended: boolean) => ({ name, is_suspended, num_objects: 0 });

function show(...buckets: readonly object[]): void {
  fakeServer({ 'GET /storage/bucket/list': [buckets] });
  provideTestSite();
  nav.navigator.push('/app');
  render(
    <AreaRoot name="test">
      <HomeAttention />
    </AreaRoot>,
  );
}

afterEach(() => resetApi());

it('names a bucket that is suspended and leads to it', async () => {
  show(bucket('photos', true), bucket('logs', false));
  expect(await screen.findByText('Bucket photos is suspended')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Review' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/storage\/bucket\/photos$/),
  );
});

it('leads to the suspended ones of the list where there are several', async () => {
  show(bucket('photos', true), bucket('logs', true));
  expect(await screen.findByText('2 buckets are suspended')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Review' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/storage\?status=suspended$/),
  );
});

it('takes them for all only where every bucket could be read', async () => {
  show(bucket('photos', true), bucket('logs', true), { name: 7 });
  expect(await screen.findByText('At least 2 buckets are suspended')).toBeVisible();
});
