import { expect, expectTitle, originOf } from '../../tooling/src/e2e/fixtures';
import { CONSOLE, test } from './behind-real-api';
import { expectWholeVisit } from './smoke';

test('before a real API people sign in, see what is theirs, use the object store and sign out', async ({
  page,
  server,
  api,
  sandbox,
  problems,
}) => {
  const origin = originOf(server, CONSOLE);
  await expectWholeVisit({ page, problems, sandbox, origin, objectStore: api.objectStore });
});

test('what a real API responds is no page of the console', async ({
  page,
  server,
  sandbox,
  problems,
  signIn,
  open,
}) => {
  problems.allow(/Blocked script execution|sandbox/);
  await signIn('customer', CONSOLE);
  await open('/compute', CONSOLE);
  await expectTitle(page, 'Virtual machines');
  await sandbox.faults({
    path: '/user-resource/user',
    status: 200,
    content_type: 'text/html',
    body: '<title>none</title><script>document.title = localStorage.getItem("apikey")</script>',
  });
  const response = await page.goto(`${originOf(server, CONSOLE)}/api/v1/user-resource/user`);
  expect(response?.headers()['content-security-policy']).toMatch(/^default-src 'none'.*; sandbox$/);
  await expect(page).toHaveTitle('none');
});
