import type { PasswordHash } from '../model/people';

const ROUNDS = 20_000;
const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

async function derive(password: string, salt: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(password), 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations: ROUNDS },
    key,
    256,
  );
  return hex(bits);
}

export async function hashPassword(password: string, salt: string = crypto.randomUUID()): Promise<PasswordHash> {
  return { salt, hash: await derive(password, salt) };
}

export async function isPassword(password: string, kept: PasswordHash | null): Promise<boolean> {
  return kept !== null && (await derive(password, kept.salt)) === kept.hash;
}
