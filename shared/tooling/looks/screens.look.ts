import { look, type LookTools } from './look';

const sellsMachines = (brand: string): boolean => brand !== 'metal';

/** Opens the first thing of a list by its link. */
const first =
  (list: string, link: RegExp) =>
  async ({ page, go }: LookTools): Promise<void> => {
    await go(list);
    const links = page.getByRole('main').getByRole('link');
    await links.first().waitFor();
    const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    const address = addresses.find((one) => link.test(one));
    if (!address) throw new Error(`Nothing of ${list} has an address like ${link}`);
    await go(address.replace(/^\/app/, ''));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  };

const at =
  (path: string) =>
  async ({ page, go }: LookTools): Promise<void> => {
    await go(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  };

look('sign-in', { as: null, show: at('/') });
look('home', { show: at('/') });
look('billing', { show: at('/billing') });
look('billing-account', { show: first('/billing', /\/billing\/account\/\d+$/) });
look('where-the-money-goes', { show: at('/billing/account/1?tab=spending'), only: sellsMachines });
look('tokens', { show: at('/access/token') });
look('profile', { show: at('/profile') });
look('activity', { show: at('/activity') });

look('machines', { show: at('/compute'), only: sellsMachines });
look('machine', { show: first('/compute', /\/compute\/vm\//), only: sellsMachines });
look('machine-create', { show: at('/compute/create'), only: sellsMachines });
look('networks', { show: at('/network/vpc'), only: sellsMachines });
look('network-map', { show: at('/network/vpc?view=map'), only: sellsMachines });
look('load-balancer', { show: first('/network/load_balancer', /\/network\/load_balancer\//), only: sellsMachines });
look('floating-ips', { show: at('/network/ip_address'), only: sellsMachines });
look('services', { show: at('/services'), only: sellsMachines });
look('buckets', { show: at('/storage'), only: sellsMachines });

look('servers', { show: at('/metal'), only: (brand) => brand === 'metal' });
look('server', { show: first('/metal', /\/metal\/lease\//), only: (brand) => brand === 'metal' });
look('server-lease', { show: at('/metal/create'), only: (brand) => brand === 'metal' });
