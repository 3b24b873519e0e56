/** The part of the shell that shows the console to whoever is signed in, with all that areas are lent. */
export const loadSignedIn = () => import(/* webpackChunkName: "signed-in" */ './signed-in');

export type SignedInPart = Awaited<ReturnType<typeof loadSignedIn>>;
