/** Whoever looks at a page, as far as it decides whose e-mail address they see. */
export interface EmailViewer {
  readonly isAdministrator: boolean;
  /** Absent while it is not known, and while they act for somebody else. */
  readonly ownEmail?: string | null | undefined;
  /** Of the company, from the site's configuration. */
  readonly internalDomains: readonly string[];
}

const folded = (text: string): string => text.trim().toLowerCase();

/** What stands behind the last @; undefined for a text that is no address. */
const domainOf = (email: string): string | undefined => /@([^@\s]+)$/.exec(folded(email))?.[1];

/**
 * Whether a person may see an address: administrators see all; everybody else those of the company's domains and their
 * own. A domain below one of the company's is another one. (spec 1, section 6)
 */
export function isEmailVisible(email: string, { isAdministrator, ownEmail, internalDomains }: EmailViewer): boolean {
  if (isAdministrator) return true;
  if (ownEmail && folded(ownEmail) === folded(email)) return true;
  const domain = domainOf(email);
  return domain !== undefined && internalDomains.some((internal) => folded(internal).replace(/^@/, '') === domain);
}

const HIDDEN = '•••';

/** An address that may not be seen, so that whoever knows it recognises it: `c•••r@example.com`. */
export function hiddenEmail(email: string): string {
  const text = email.trim();
  const at = text.lastIndexOf('@');
  if (at < 0) return text;
  const name = Array.from(text.slice(0, at));
  const [first, last] = name.length > 3 ? [name[0], name.at(-1)] : ['', ''];
  return `${first}${HIDDEN}${last}${text.slice(at)}`;
}

/** An address as a person gets to see it. A text that is no address is a name, and no secret. */
export const shownEmail = (email: string, viewer: EmailViewer): string =>
  domainOf(email) === undefined || isEmailVisible(email, viewer) ? email : hiddenEmail(email);
