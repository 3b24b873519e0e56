import type { User } from '@console/contract/user';

type Names = {
  readonly name: string;
  readonly profile_data: Pick<User['profile_data'], 'first_name' | 'last_name' | 'email'>;
};

/** How a user is called: first and last name, else the address, else the user name. */
export function displayName({ name, profile_data: { first_name, last_name, email } }: Names): string {
  const full = [first_name, last_name].filter(Boolean).join(' ').trim();
  return full || email || name;
}

/** Two letters for the avatar. */
export function initials(user: Names): string {
  const words =
    displayName(user)
      .split('@')[0]
      ?.split(/[\s._-]+/)
      .filter(Boolean) ?? [];
  const letters =
    words.length > 1 ? [words[0], words.at(-1)].map((word) => [...(word ?? '')][0]) : [...(words[0] ?? '')].slice(0, 2);
  return letters.join('').toLocaleUpperCase();
}
