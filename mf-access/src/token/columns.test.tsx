import type { ReactNode } from 'react';
import { render, renderHook, screen } from '@testing-library/react';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { useTokenColumns } from './columns';
import { withoutSecret } from './rows';

afterEach(() => resetApi());

it.each([
  ['its end', 'a'.repeat(28) + '9f3c', /9f3c/],
  ['that it is hidden, where the server keeps it to itself', undefined, /^Hidden$/],
  ['that it is hidden, where its end would say much of it', 'abcd', /^Hidden$/],
])('shows of a token %s', (_, token, expected) => {
  provideTestSite();
  fakeServer({ 'GET /payment/billing_account/list': [[]] });
  nav.navigator.push('/app/access/token');
  const wrapper = ({ children }: { children: ReactNode }) => <AreaRoot name="test">{children}</AreaRoot>;
  const { result } = renderHook(useTokenColumns, { wrapper });
  const row = withoutSecret({ id: 3, ...(token ? { token } : {}) }, { name: 'Deployment', credential: undefined });
  render(result.current.find(({ id }) => id === 'secret')?.cell?.(row), { wrapper });
  expect(screen.getAllByText(expected)[0]).toBeVisible();
});
