import { ofFile } from './of-file.mjs';

const { raw } = String;
const inContract = (name) => `shared/contract/src/${name}`;

export const contract = [
  ...ofFile(
    inContract('site-domain.ts'),
    [inContract('site-domain.test.ts')],
    [
      ['a text that only ends like a host of the site', 'return HOST.test(host) ? ', 'return true ? '],
      [
        'a domain that only ends like the site’s',
        raw`name.endsWith(${'`'}.${'$'}{site.domain}${'`'})`,
        'name.endsWith(site.domain)',
      ],
      ['strangers where nobody owns a domain', 'site.domain !== undefined && (', 'site.domain === undefined || ('],
    ],
  ),
  ...ofFile(
    inContract('own-value.ts'),
    [inContract('own-value.test.ts')],
    [['a key that every object has', 'key != null && Object.hasOwn(table, key)', 'key != null']],
  ),
  ...ofFile(
    inContract('email-visibility.ts'),
    [inContract('email-visibility.test.ts')],
    [
      [
        'addresses of other people',
        `domain !== undefined && internalDomains.some((internal) => folded(internal).replace(/^@/, '') === domain)`,
        'true',
      ],
      [
        'addresses below a domain of the company',
        `folded(internal).replace(/^@/, '') === domain`,
        `domain.endsWith(folded(internal).replace(/^@/, ''))`,
      ],
    ],
  ),
  ...ofFile(
    'shared/ui/src/text/formats.ts',
    ['shared/ui/src/text/formats.test.ts'],
    [
      ['a locale that nobody knows', 'locale && goodLocale(locale) ?', 'locale ?'],
      ['a currency that nobody knows', 'currency && goodCurrency(currency) ?', 'currency ?'],
    ],
  ),
  ...ofFile(
    'deploy/sites/src/site-file.ts',
    ['deploy/sites/src/read-sites.test.ts'],
    [
      [
        'words of a policy among the frames of a site',
        '        frame: sources,\n',
        '        frame: v.optional(v.array(v.string()), []),\n',
      ],
      [
        'words of a policy among the scripts of a site',
        'script: v.optional(v.array(scriptSource), [])',
        'script: v.optional(v.array(v.string()), [])',
      ],
      [
        'words of a policy among the hosts of a chat',
        'hosts: v.optional(v.array(source))',
        'hosts: v.optional(v.array(v.string()))',
      ],
    ],
  ),
];
