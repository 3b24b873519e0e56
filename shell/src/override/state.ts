/** Where a tab keeps which area it takes from elsewhere. */
export const OVERRIDE_KEY = 'areaOverride';

/** `?override=http://localhost:8080` opens the drawer, at any address of a site that takes areas from elsewhere. */
export const OVERRIDE_PARAM = 'override';

/** An area that this tab takes from elsewhere. */
export type Override = {
  readonly origin: string;
  /** 'mf-compute' */
  readonly name: string;
};

/** What became of the override of this page: `version` where the area is taken from there, else why it is not, in the language of the moment. */
export type OverrideState = Override & ({ readonly version: string } | { readonly problem: () => string });

let state: OverrideState | undefined;

export const setOverrideState = (next: OverrideState): void => {
  state = next;
};

/** Undefined where this tab takes everything from its site. Stays as it is for as long as the page is there. */
export const overrideState = (): OverrideState | undefined => state;
