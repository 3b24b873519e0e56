import { originOf } from '../../tooling/src/e2e/fixtures';
import { CONSOLE, test } from './behind-real-api';
import { expectWholeVisit } from './smoke';

test.use({ front: 'files' });

test('a site that is files, served by nginx, passes what the edge passes, with the API at an origin of its own', async ({
  page,
  server,
  api,
  sandbox,
  problems,
}) => {
  const origin = originOf(server, CONSOLE);
  await expectWholeVisit({ page, problems, sandbox, origin, objectStore: api.objectStore });
});
