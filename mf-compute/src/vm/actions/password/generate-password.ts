// Without characters that are taken for others: l, 1, I, O, 0.
const LOWER = 'abcdefghijkmnopqrstuvwxyz';
const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const SIGNS = '-_.+=';

const LENGTH = 20;
const TRIES = 200;

/** Whole numbers below 256, at random. */
export type RandomBytes = (count: number) => Uint8Array;

const webCrypto: RandomBytes = (count) => crypto.getRandomValues(new Uint8Array(count));

/** One of `letters`, each as likely as the others: bytes beyond the last whole multiple are drawn anew. */
function pick(letters: string, random: RandomBytes): string {
  const limit = 256 - (256 % letters.length);
  for (;;) {
    const [byte = 255] = random(1);
    if (byte < limit) return letters.charAt(byte % letters.length);
  }
}

const draw = (letters: string, length: number, random: RandomBytes): string =>
  Array.from({ length }, () => pick(letters, random)).join('');

/**
 * A strong password that can be read aloud and pasted into a shell: 20 letters and digits, with signs only where the rule
 * asks for them. Every draw is uniform; those that the rule refuses are thrown away.
 * @param rule of the parameters call; where there is none, a lower case letter, an upper case letter and a digit
 * @returns undefined where nothing of this form fits the rule
 */
export function generatePassword(
  rule: RegExp = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/,
  random: RandomBytes = webCrypto,
): string | undefined {
  const plain = LOWER + UPPER + DIGITS;
  for (const [letters, length] of [
    [plain, LENGTH],
    [plain + SIGNS, LENGTH],
    [plain + SIGNS, 12],
  ] as const) {
    for (let turn = 0; turn < TRIES; turn += 1) {
      const password = draw(letters, length, random);
      if (rule.test(password)) return password;
    }
  }
  return undefined;
}
