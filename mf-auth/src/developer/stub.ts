const KEY_LENGTH = 32;

/**
 * The API key of a person of the sandbox: their name before the @, padded with zeros. It is what development's fake
 * of the identity provider signs in with, whatever the password. (spec 1, section 5)
 */
export const sandboxKey = (username: string): string =>
  (username.trim().split('@')[0] ?? '').toLowerCase().padEnd(KEY_LENGTH, '0');
