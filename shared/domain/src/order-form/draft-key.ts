/** What an address may ask a form for; what it does not name is null, undefined or ''. */
export type FormLink = Readonly<Record<string, string | null | undefined>>;

const chosenBy = (link: FormLink) => Object.entries(link).filter(([, value]) => Boolean(value));

/** Whether an address chooses anything for a form. */
export const isLinked = (link: FormLink): boolean => chosenBy(link).length > 0;

/** Under which name a form keeps what was typed: each link has a draft of its own, which no other link takes up. */
export const draftKeyOf = (form: string, link: FormLink): string =>
  isLinked(link) ? `${form} ${JSON.stringify(Object.fromEntries(chosenBy(link)))}` : form;
