import * as v from 'valibot';
import type { UserProfile } from '@console/contract/user';
import type { UserProfilePatch as Patch } from '@console/contract/user-profile';
import { UserProfilePatch } from '@console/contract/user-profile';

/** What people may change of themselves, in the order of the form. (spec 1, section 3) */
export const detailFields = ['first_name', 'last_name', 'phone_number', 'personal_id_number', 'lang'] as const;
export type DetailField = (typeof detailFields)[number];
export type DetailValues = Record<DetailField, string>;

/** The form's rules are those of the call. */
export const detailsSchema = v.required(UserProfilePatch);
export type FormValues = v.InferInput<typeof detailsSchema>;

/** A profile as a form shows it: nothing is the empty text, languages are in lower case. */
export const valuesOf = (profile: Pick<UserProfile, DetailField>): DetailValues => ({
  first_name: profile.first_name ?? '',
  last_name: profile.last_name ?? '',
  phone_number: profile.phone_number ?? '',
  personal_id_number: profile.personal_id_number ?? '',
  lang: profile.lang?.toLowerCase() ?? '',
});

/** What a request has to name: only what is different, so that another tab's change of another field stays. */
export function changesOf(before: DetailValues, after: Patch): Patch {
  const changed = detailFields.filter((field) => (after[field] ?? '').trim() !== before[field]);
  return Object.fromEntries(changed.map((field) => [field, (after[field] ?? '').trim()]));
}

/** The fields of a change that somebody else has changed meanwhile, to something else. */
export const overwrittenBy = (
  changes: Patch,
  { before, now }: { readonly before: DetailValues; readonly now: DetailValues },
): DetailField[] =>
  detailFields.filter(
    (field) => changes[field] !== undefined && now[field] !== before[field] && now[field] !== changes[field],
  );
