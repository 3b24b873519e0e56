const LEFT_BEHIND = /^_?(?:_legacy_|com\.auth0\.auth\.|co(?:\/|%2F)verifier)/i;

/** Deletes the cookies that auth0-js leaves behind for its own check of the answer; ours is another one. */
export function forgetTransactions(): void {
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (LEFT_BEHIND.test(name)) document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
  }
}
