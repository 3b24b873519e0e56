import type { BrandDocument } from '@console/contract/brand';
import { brandTints, brandTokens } from './brand-tokens';
import { chartTokens } from './chart-tokens';
import { toLch } from './oklch';
import { artGround, shellTokens } from './shell-tokens';
import { brandRamp, neutralOf, neutralRamp, surfaceTokens } from './surface-tokens';
import { statusTokens, textTokens } from './text-tokens';
import type { Scheme, Tokens } from './token-types';

/** The part of a brand that its colours are made from. */
export type TokenInput = Pick<BrandDocument, 'primary' | 'accent' | 'neutralChroma' | 'lineShift' | 'shell'>;

/**
 * The whole palette of a brand in one scheme, computed in OKLCH from its primary and its accent and moved along lightness
 * until every pair of `contrastPairs` is readable.
 */
export function deriveTokens(brand: TokenInput, scheme: Scheme): Tokens {
  const primary = toLch(brand.primary);
  const accent = toLch(brand.accent);
  const neutral = neutralOf(brand.neutralChroma, primary[2]);
  const surfaces = surfaceTokens(neutral, scheme, brand.lineShift);
  const tints = brandTints(primary, scheme);
  const { frame, surface, well, hover, raised } = surfaces;
  const selectable = [frame, surface, well, hover, raised, tints.brandTint];
  const carried = brandTokens(brand, scheme, surfaces, tints);
  const text = textTokens(neutral, brand.neutralChroma, scheme, primary, accent[2], {
    surfaces,
    selectable,
    brandTint2: tints.brandTint2,
  });
  const tokens = { ...surfaces, ...carried, ...text };
  return {
    ...tokens,
    ...statusTokens(scheme, selectable),
    ...shellTokens({ shell: brand.shell, scheme, primary, neutral, tokens }),
    neutral: neutralRamp(neutral, scheme),
    brand: brandRamp(primary, scheme),
    chart: chartTokens(primary, accent, scheme, surface),
    artBg: artGround(brand.shell, brand.primary, primary),
  };
}
