import { COLD, expect, test } from '../../shared/tooling/src/e2e/fixtures';

test(
  'after a restart of the server everything is still there, and the session goes on',
  { tag: COLD },
  async ({ page, problems, sandbox, server, signIn, open }) => {
    // Code that a page loads in advance is looked for in vain while the server is away.
    problems.allow(/ERR_CONNECTION_REFUSED/);
    await sandbox.api('customer', 'POST', '/tll/user-resource/vm', {
      name: 'kept-over-restart',
      os_name: 'ubuntu',
      os_version: '24.04-lts',
      username: 'kadri',
      password: 'Sandbox-2026',
      vcpu: '2',
      ram: '2048',
      disks: '20',
      billing_account_id: String(await firstAccount(sandbox)),
    });
    await signIn('customer');
    await open('/compute');
    const machine = page.getByRole('link', { name: 'kept-over-restart' });
    await expect(machine).toBeVisible();

    await server.restart();
    await page.reload();
    await expect(machine).toBeVisible();
    await machine.click();
    await expect(page.getByRole('heading', { level: 1, name: 'kept-over-restart' })).toBeVisible();
  },
);

async function firstAccount(sandbox: {
  api(person: 'customer', method: string, path: string): Promise<unknown>;
}): Promise<unknown> {
  const accounts = await sandbox.api('customer', 'GET', '/payment/billing_account/list');
  const [account] = Array.isArray(accounts) ? accounts : [];
  return account?.id;
}
