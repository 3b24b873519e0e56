export { brandCss, SIGN_FAMILY } from './brand-css';
export { contrastPairs } from './contrast-pairs';
export { isLikeDanger } from './danger-hue';
export { motifNames } from '../motif/names';
export { schemeBootScript } from './scheme-boot';
export { deriveTokens } from './tokens';
export type { Scheme } from './token-types';
