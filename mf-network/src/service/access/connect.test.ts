/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { accessesOf, connectionUrl, credentialsCommand, kubectlCommands } from './connect';

const target = { host: '10.4.4.220', port: 5432, user: 'wadmin' };
const text = (service: string, password = 'pw', at = target) =>
  accessesOf(service, at).map((access) => access.text(password));

it('has what each client of a database takes', () => {
  expect(text('postgresql')).toEqual([
    'psql --host=10.4.4.220 --port=5432 --username=wadmin --dbname=postgres',
    'postgresql://wadmin:pw@10.4.4.220:5432/postgres',
  ]);
  expect(text('mariadb', 'pw', { ...target, port: 3306 })).toEqual([
    'mariadb --host=10.4.4.220 --port=3306 --user=wadmin --password',
    'mysql --host=10.4.4.220 --port=3306 --user=wadmin --password',
    'mysql://wadmin:pw@10.4.4.220:3306/',
  ]);
  expect(text('self-service-dummy-testing')).toEqual([]);
});

it('a command never has the password', () => {
  for (const service of ['postgresql', 'mariadb'])
    for (const access of accessesOf(service, target).filter(({ id }) => id !== 'url'))
      expect(access.text('s3cr3t') + access.shown('s3cr3t')).not.toContain('s3cr3t');
});

it('an address that is shown has a mask in the place of the password', () => {
  const [, url] = accessesOf('postgresql', target);
  expect(url?.shown('••••')).toBe('postgresql://wadmin:••••@10.4.4.220:5432/postgres');
});

it('leaves out what is not known', () => {
  const nobody = { host: 'db', port: undefined, user: undefined };
  expect(accessesOf('postgresql', nobody).map((access) => [access.text('pw'), access.hasPassword])).toEqual([
    ['psql --host=db --dbname=postgres', false],
    ['postgresql://db/postgres', false],
  ]);
});

it('puts an IPv6 address in brackets', () => {
  expect(connectionUrl('mysql', { ...target, host: '2001:db8::7' }, 'pw')).toBe(
    'mysql://wadmin:pw@[2001:db8::7]:5432/',
  );
});

const anyText = fc.string({ unit: 'grapheme' });

it('a client reads from a URL what went into it, whatever signs it has', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), anyText, fc.ipV4(), (user, password, host) => {
      const url = new URL(connectionUrl('postgresql', { host, port: 5432, user }, password, 'postgres'));
      expect([decodeURIComponent(url.username), decodeURIComponent(url.password)]).toEqual([user, password]);
      expect([url.hostname, url.port, url.pathname, url.search, url.hash]).toEqual([host, '5432', '/postgres', '', '']);
    }),
  );
});

it('no sign of a password that a URL or a shell reserves stays in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), (password) => {
      const [, inside = ''] =
        /^mysql:\/\/wadmin:(.*)@10\.4\.4\.220:5432\/$/.exec(connectionUrl('mysql', target, password)) ?? [];
      expect(inside).toMatch(/^[\w.~%-]*$/);
      expect(decodeURIComponent(inside)).toBe(password);
    }),
  );
});

it('a shell reads a command as the words that it is made of', () => {
  for (const user of ["o'brien", 'a b', '$(id)', '`id`', 'x;rm', 'x\\y', '"', 'ä']) {
    const [psql] = accessesOf('postgresql', { ...target, user });
    const words = execFileSync('sh', ['-c', `printf '%s\\n' ${psql?.text('')}`], { encoding: 'utf8' });
    expect(words.split('\n')).toContain(`--username=${user}`);
  }
});

it('leads kubectl to a cluster', () => {
  expect(kubectlCommands('ci-cluster', '203.0.113.9')).toEqual([
    'kubectl config set-cluster ci-cluster --server=https://203.0.113.9:6443',
    'kubectl config set-context ci-cluster --cluster=ci-cluster --user=ci-cluster',
    'kubectl config use-context ci-cluster',
  ]);
  expect(credentialsCommand("ci's")).toBe(String.raw`kubectl config set-credentials 'ci'\''s'`);
  expect(kubectlCommands("ci's", undefined)).toEqual([
    String.raw`kubectl config use-context 'ci'\''s'`,
    'kubectl get nodes',
  ]);
});
