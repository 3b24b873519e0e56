/** @jest-environment node */
import * as fc from 'fast-check';
import { brandShells } from '@console/contract/brand';
import { contrastPairs } from './contrast-pairs';
import { contrast, lch, toLch } from './oklch';
import { deriveTokens } from './tokens';
import type { Scheme } from './token-types';

const schemes: Scheme[] = ['light', 'dark'];

describe('oklch', () => {
  it('reads and writes a colour without loss', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const hex = `#${value.toString(16).padStart(6, '0')}`;
        const back = lch(...toLch(hex));
        const channel = (text: string, at: number): number => parseInt(text.slice(at, at + 2), 16);
        for (const at of [1, 3, 5]) expect(Math.abs(channel(back, at) - channel(hex, at))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('measures the contrast of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});

describe('deriveTokens', () => {
  it('keeps every pair readable for any primary and accent in any shell', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(
        colour,
        colour,
        fc.constantFrom(...brandShells),
        fc.constantFrom(...schemes),
        (primary, accent, shell, scheme) => {
          const pairs = contrastPairs(
            deriveTokens({ primary, accent, shell, neutralChroma: 0.0055, lineShift: 0 }, scheme),
          );
          expect(pairs.filter(({ ratio, needed }) => ratio < needed)).toEqual([]);
        },
      ),
      { numRuns: 120 },
    );
  });
});
