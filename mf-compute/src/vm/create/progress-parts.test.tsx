import { renderHook, waitFor } from '@testing-library/react';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer, type FakeResponse } from '@console/domain/testing/fake-server';
import { useListAction } from './progress-parts';

const vm = { uuid: 'vm-1', name: 'web-01', status: 'running', vcpu: 2, memory: 2048, storage: [] };

const detailOf = (tartu: FakeResponse) => {
  provideTestSite({
    locations: ['tll', 'trtu'].map((slug) => ({ slug, display_name: slug, country_code: 'est' })),
  });
  const server = fakeServer({
    'GET /tll/user-resource/vm/list': [[vm]],
    'GET /trtu/user-resource/vm/list': [tartu],
  });
  nav.navigator.push('/app/compute/create');
  const { result } = renderHook(useListAction, {
    wrapper: ({ children }) => <AreaRoot name="test">{children}</AreaRoot>,
  });
  return { server, detail: () => result.current.detail };
};

it('counts the machines of all locations', async () => {
  const { detail } = detailOf([{ ...vm, uuid: 'vm-2' }]);
  await waitFor(() => expect(detail()).toBe('2 machines in 2 locations'));
});

it('gives no number while a location has not responded: a part is not the whole', async () => {
  const { detail } = detailOf('never');
  await waitFor(() => expect(detail()).toBeUndefined());
});
