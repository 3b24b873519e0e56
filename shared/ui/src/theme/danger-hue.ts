import { toLch } from './oklch';

const DANGER_HUE = 25;
const NEAR = 20;
const VIVID = 0.1;

/** Whether a main colour could be taken for the red of errors and of deleting. (look, section 2, rule 7) */
export function isLikeDanger(primary: string): boolean {
  const [, chroma, hue] = toLch(primary);
  const away = Math.abs(hue - DANGER_HUE);
  return chroma > VIVID && Math.min(away, 360 - away) < NEAR;
}
