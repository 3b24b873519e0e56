import { toast } from '@console/ui';
import { flashAfterLoad, showFlash } from './flash';

let success: jest.SpyInstance;
beforeEach(() => {
  sessionStorage.clear();
  success = jest.spyOn(toast, 'success').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('tells once, after the load', () => {
  flashAfterLoad('Impersonation started');
  expect(success).not.toHaveBeenCalled();
  showFlash();
  showFlash();
  expect(success.mock.calls).toEqual([['Impersonation started']]);
});

it('warns where there is something to warn of', () => {
  const warning = jest.spyOn(toast, 'warning').mockImplementation(() => undefined);
  flashAfterLoad('You are signed out here', 'warning');
  showFlash();
  expect(warning.mock.calls).toEqual([['You are signed out here']]);
  expect(success).not.toHaveBeenCalled();
});

it('is silent about old news', () => {
  flashAfterLoad('Impersonation started');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  showFlash();
  expect(success).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});

it.each(['not json', '{}', '{"text":1,"at":1}', 'null'])('takes %s for nothing', (kept) => {
  sessionStorage.setItem('flash', kept);
  showFlash();
  expect(success).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});
