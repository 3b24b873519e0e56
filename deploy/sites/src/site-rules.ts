import { chatProviders, isKnownChat } from '@console/contract/chat';
import { externalAddress } from '@console/contract/external-address';
import type { SiteConfigInput } from '@console/contract/site-config';
import { envelopeAddress } from './envelope-address';
import type { SiteDefinition } from './site-definition';

/** A field, and what is wrong with it and to be done. */
type Problem = readonly [field: string, sentence: string];

function isLocale(text: string): boolean {
  try {
    return new Intl.Locale(text).toString() !== '';
  } catch {
    return false;
  }
}

function localeProblems({ siteLocale }: SiteConfigInput): Problem[] {
  if (isLocale(siteLocale)) return [];
  const hyphened = siteLocale.replaceAll('_', '-');
  const example = isLocale(hyphened) ? new Intl.Locale(hyphened).toString() : 'en-GB';
  return [['config.siteLocale', `'${siteLocale}' is no locale; write one with a hyphen, like ${example}`]];
}

function locationProblems({ locations }: SiteConfigInput): Problem[] {
  if (locations.every((location) => location.is_published === false))
    return [['config.locations', 'customers would see no location; name at least one that is published']];
  const slugs = locations.map(({ slug }) => slug);
  return slugs.flatMap((slug, i): Problem[] => {
    const first = slugs.indexOf(slug);
    if (first === i) return [];
    return [[`config.locations.${i}.slug`, `locations.${first} is called '${slug}', too; give each one its own`]];
  });
}

function amountProblems(config: SiteConfigInput): Problem[] {
  const { referralCreditAmounts, paymentProcessors } = config;
  const amounts: (readonly [string, number | null | undefined])[] = [
    ['minimumTopupAmount', config.minimumTopupAmount],
    ['firstAccountCredit', config.firstAccountCredit],
    ...Object.entries(referralCreditAmounts ?? {}).map(
      ([name, amount]) => [`referralCreditAmounts.${name}`, amount] as const,
    ),
    ...(paymentProcessors ?? []).flatMap(
      ({ verification_amount: amount, service_fee: fee }, i) =>
        [
          [`paymentProcessors.${i}.verification_amount`, amount],
          [`paymentProcessors.${i}.service_fee.flat_rate`, fee?.flat_rate],
        ] as const,
    ),
  ];
  return amounts.flatMap(([name, amount]): Problem[] =>
    (amount ?? 0) < 0 ? [[`config.${name}`, `${amount} is below zero; write an amount of 0 or more`]] : [],
  );
}

const isPath = (address: string): boolean => /^\/(?!\/)/.test(address);

/** Addresses that pages would leave out: of documents, which may be beside the console, and of other pages. */
function addressProblems({ termsUrl, isoCertificates, apiDocsUrl, supportUrl }: SiteConfigInput): Problem[] {
  const certificates = (isoCertificates ?? []).map(({ url }, i) => [`isoCertificates.${i}.url`, url] as const);
  const beside = [['termsUrl', termsUrl] as const, ...certificates].filter(([, url]) => url && !isPath(url));
  const elsewhere = [['apiDocsUrl', apiDocsUrl] as const, ['supportUrl', supportUrl] as const];
  const say =
    (rest: string) =>
    ([name, url]: readonly [string, string | null | undefined]): Problem[] =>
      url && !externalAddress(url)
        ? [[`config.${name}`, `'${url}' would not be linked; write an address that begins with https://${rest}`]]
        : [];
  return [...beside.flatMap(say(', or a path of this host, like /terms.html')), ...elsewhere.flatMap(say(''))];
}

function chatProblems({ hosts, config: { chatConfig }, chatHost }: SiteDefinition): Problem[] {
  const problems: Problem[] = [];
  if (chatConfig && !isKnownChat(chatConfig))
    problems.push([
      'config.chatConfig.type',
      `the console knows no chat '${chatConfig.type}'; name one of ${chatProviders.join(', ')}, or take chatConfig out`,
    ]);
  if (chatHost && hosts.includes(new URL(chatHost.origin).hostname))
    problems.push([
      'chatHost.origin',
      'the console itself is at this host, where the script of a chat could read its keys; give chat a host name of its own',
    ]);
  return problems;
}

function reportingProblems({ reporting }: SiteDefinition): Problem[] {
  if (!reporting || envelopeAddress(reporting.dsn) !== undefined) return [];
  return [
    [
      'reporting.dsn',
      "it lacks the key or the number of the project; copy it from the project's settings, like https://key@errors.example.com/7",
    ],
  ];
}

/** What keeps a site from working although every setting has the right kind. */
export const siteProblems = (site: SiteDefinition): Problem[] => [
  ...localeProblems(site.config),
  ...locationProblems(site.config),
  ...amountProblems(site.config),
  ...addressProblems(site.config),
  ...chatProblems(site),
  ...reportingProblems(site),
];

/**
 * What keeps sites from being beside each other: a host that is two's, and chat at the host of a console or of another
 * site's chat.
 * @returns a line for each, with the file
 */
export function problemsBetween(sites: readonly SiteDefinition[]): string[] {
  const problems: string[] = [];
  const consoles = new Map<string, string>();
  for (const { id, hosts } of sites)
    for (const host of hosts) {
      const owner = consoles.get(host);
      if (owner === undefined) consoles.set(host, id);
      else problems.push(`${id}/site.json: hosts: ${host} belongs to the site '${owner}'`);
    }
  const chats = new Map<string, string>();
  for (const { id, chatHost } of sites) {
    if (!chatHost) continue;
    const host = new URL(chatHost.origin).hostname;
    const owner = consoles.get(host) ?? chats.get(host);
    if (owner === undefined) chats.set(host, id);
    else
      problems.push(
        `${id}/site.json: chatHost.origin: ${host} belongs to the site '${owner}'; give chat a host name of its own`,
      );
  }
  return problems;
}
