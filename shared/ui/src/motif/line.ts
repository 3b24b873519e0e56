import type { MotifName } from './names';

const PATHS: Record<string, string> = {
  axes: 'M0 28h120M60 0v56',
  blueprint: 'M6 8h108v40H6zM60 8v40M60 28h54',
  bounce: 'M4 54a28 32 0 0 1 56 0a24 26 0 0 1 48 0',
  brackets: 'M42 6H18v44h24M78 6h24v44H78',
  carry: 'M0 10h72M24 28h72M48 46h72',
  cells: 'M8 8h104v40H8zM43 8v40M77 8v40',
  crown: 'M6 50V10l26 22L60 6l28 26 26-22v40z',
  field: 'M60 28C-8-36-8 92 60 28s68 64 0 0',
  flags: 'M0 8h120M12 8l16 36L44 8M76 8l16 36 16-36',
  floor: 'M0 14h120M0 42h120M32 0v56M88 0v56',
  islands: 'M0 40c14-22 34-22 46 0s40 14 48-6 20-14 26-8',
  isobars: 'M0 44c20-30 40 6 60-16s40-20 60-14',
  lattice: 'M4 0l56 56L116 0M4 56L60 0l56 56',
  leaves: 'M18 50C18 14 56 4 102 6c2 34-34 50-84 44zM18 50L64 26',
  pixels: 'M0 44h24v-16h24v-16h24v16h24v16h24',
  planes: 'M60 6l50 22-50 22-50-22z',
  rack: 'M6 12h108M6 28h108M6 44h108',
  ridges: 'M0 48l26-30 18 18 22-28 20 26 12-10 22 24',
  slots: 'M4 10h92M24 28h92M4 46h92',
  tunnels: 'M0 48h24a20 20 0 0 1 20-20h32a20 20 0 0 0 20-20h24',
} satisfies Record<MotifName, string>;

/** For a motif that is not drawn. */
const STEPS = 'M0 48h40V28h40V8h40';

/** A motif in one line, as path data on a field of 120 x 56. */
export const motifLine = (motif: string): string => PATHS[motif] ?? STEPS;
