import { useMemo } from 'react';
import type { SiteConfig } from '@console/contract/site-config';
import { safeExternalUrl } from './safe-path';
import { useSiteConfig } from './site';

type Given = Pick<SiteConfig, 'supportUrl' | 'apiDocsUrl' | 'supportEmail' | 'billingEmail'>;

/** Where a customer finds help: what the site has, and nothing that is no address. */
export interface Contacts {
  readonly supportUrl?: string;
  readonly apiDocsUrl?: string;
  readonly supportEmail?: string;
  readonly billingEmail?: string;
}

/** Of an address that goes into a link: nothing that could add a header to the mail. */
const ADDRESS = /^[^\s@?&#%,;:<>"'()[\]\\]+@[^\s@?&#%,;:<>"'()[\]\\]+$/;
const addressOf = (text: string | null | undefined): string | undefined =>
  text && ADDRESS.test(text) ? text : undefined;

/** The contacts of a site, made safe. (spec 1, section 3) */
export function contactsOf(config: Given): Contacts {
  const found = {
    supportUrl: safeExternalUrl(config.supportUrl),
    apiDocsUrl: safeExternalUrl(config.apiDocsUrl),
    supportEmail: addressOf(config.supportEmail),
    billingEmail: addressOf(config.billingEmail),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** The contacts of the site that the page belongs to. */
export function useContacts(): Contacts {
  const config = useSiteConfig();
  return useMemo(() => contactsOf(config), [config]);
}

/** A link that begins a mail, with its subject. @param address one of the contacts: it can add no header */
export const mailTo = (address: string, subject: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}`;
