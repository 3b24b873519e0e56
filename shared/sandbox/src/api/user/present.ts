import type { PersonRow } from '../../model/people';
import { utc, utcOrNull } from '../../time/formats';

/** A profile has a number of its own; here it is made from the user's. */
const PROFILE_NUMBERS = 5000;

/** A profile as the API shows it. There is no picture of anybody: `avatar` is the empty text. */
export const profileOf = (person: PersonRow) => ({
  user_id: person.user_id,
  id: person.user_id + PROFILE_NUMBERS,
  first_name: person.first_name,
  last_name: person.last_name,
  lang: person.lang,
  avatar: '' as const,
  email: person.email,
  personal_id_number: person.personal_id_number,
  phone_number: person.phone_number,
  updated_at: utcOrNull(person.updated),
  created_at: utc(person.created),
});

/** A user as the API shows it; `kong_key` stays out, the key is told once at sign-in. */
export const userOf = (person: PersonRow, siteName: string) => ({
  id: person.user_id,
  cookie_id: person.cookie_id,
  name: person.email,
  signup_site: siteName,
  last_activity: utc(person.last_activity),
  profile_data: profileOf(person),
});
