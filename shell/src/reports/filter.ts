/** Names of fields that never leave the page. (spec 1, section 8) */
const SECRET = /password|apikey|email|access_token/i;
/** Levels of an object that a report shows. (spec 1, section 8) */
export const REPORT_DEPTH = 8;
const REMOVE_CHILD_SHARE = 20;

let removeChildFailures = 0;

/** Whether a report is noise: the resize notice, and 19 in 20 failures of page translators. (spec 1, section 8) */
export function isNoise(message: string): boolean {
  if (/ResizeObserver loop (completed with undelivered notifications|limit exceeded)/.test(message)) return true;
  if (!/removeChild/.test(message)) return false;
  removeChildFailures += 1;
  return removeChildFailures % REMOVE_CHILD_SHARE !== 1;
}

/** A copy without secrets, eight levels deep. */
export function withoutSecrets(value: unknown, depth: number = REPORT_DEPTH): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return '[…]';
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      SECRET.test(key) ? '[filtered]' : withoutSecrets(item, depth - 1),
    ]),
  );
}

/** Which service has translated the page, if one has; translated pages fail in ways of their own. (spec 1, section 8) */
function translator(): string | undefined {
  const { classList } = document.documentElement;
  if (classList.contains('translated-ltr') || classList.contains('translated-rtl')) return 'google';
  return document.querySelector('[_msttexthash]') ? 'microsoft' : undefined;
}

/** What every report says of its page. */
export const pageContext = (): { language: string; translator: string | undefined } => ({
  language: document.documentElement.lang,
  translator: translator(),
});
