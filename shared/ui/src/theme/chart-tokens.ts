import { GREY, markHue } from './brand-tokens';
import type { Lch } from './oklch';
import { reach } from './oklch';
import type { Scheme } from './token-types';

const distance = (a: number, b: number): number => {
  const d = Math.abs(a - b) % 360;
  return Math.min(d, 360 - d);
};

/** The hue farthest from those taken, outside the band of danger. */
function farthestHue(taken: readonly number[]): number {
  let best = 0;
  let found = 0;
  for (let hue = 60; hue <= 345; hue += 5) {
    const gap = Math.min(...taken.map((other) => distance(other, hue)));
    if (gap > best) [best, found] = [gap, hue];
  }
  return found;
}

/** Five series: brand, accent, the two hues farthest from those, neutral. Each is 3:1 on the surface. */
export function chartTokens(primary: Lch, accent: Lch, scheme: Scheme, surface: string): string[] {
  const [, chroma, hue] = primary;
  const [, accentC, accentH] = accent;
  const grey = chroma < GREY;
  const dark = scheme === 'dark';
  const taken = [grey ? 250 : hue, accentH];
  const third = farthestHue(taken);
  const fourth = farthestHue([...taken, third]);
  const series: Lch[] = [
    [dark ? 0.62 : 0.5, grey ? 0.02 : Math.max(chroma, 0.1), hue],
    [dark ? 0.78 : 0.74, Math.min(accentC, 0.15), markHue(accentH, scheme)],
    [dark ? 0.7 : 0.62, 0.11, third],
    [dark ? 0.6 : 0.56, 0.11, fourth],
    [dark ? 0.5 : 0.66, 0.015, hue],
  ];
  return series.map((colour) => reach(colour, [surface], 3.05, dark ? 1 : -1));
}
