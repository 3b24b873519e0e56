/** Only our own host can set such a cookie, and only over HTTPS. */
const PREFIX = '__Host-signIn.';
/** An attempt that has not come back after this many seconds is given up. */
const LASTS = 3600;

const write = (name: string, seconds: number): void => {
  document.cookie = `${PREFIX}${name}=1; path=/; secure; samesite=lax; max-age=${seconds}`;
};

/** The attempts that were begun in this browser. */
export const attemptCookies = (): string[] =>
  document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => name.slice(PREFIX.length));

/** Keeps an attempt as a cookie. Returns whether the browser has taken it. */
export function keepAttempt(nonce: string): boolean {
  write(nonce, LASTS);
  return attemptCookies().includes(nonce);
}

export const forgetAttempt = (nonce: string): void => write(nonce, 0);
