import * as v from 'valibot';

/** Whom an administrator wants to act as, in the words of the call. */
export type Whom = { readonly user_id: number } | { readonly email: string };

/** What the form holds: the text as it was typed. */
export type WhomValues = v.InferInput<ReturnType<typeof whomSchema>>;

interface Texts {
  readonly required: string;
  readonly invalid: string;
}

const ID = /^\d{1,15}$/;

/** An e-mail address, or the number of a user. */
export const whomSchema = ({ required, invalid }: Texts) =>
  v.object({
    whom: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(required),
      v.check((text) => ID.test(text) || v.is(v.pipe(v.string(), v.email()), text), invalid),
      v.transform((text): Whom => (ID.test(text) ? { user_id: Number(text) } : { email: text.toLowerCase() })),
    ),
  });
