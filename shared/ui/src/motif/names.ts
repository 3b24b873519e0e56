/** The motifs that are drawn; a brand with another name gets quarter arcs laid by it. (look, section 12) */
export const motifNames = [
  'axes',
  'blueprint',
  'bounce',
  'brackets',
  'carry',
  'cells',
  'crown',
  'field',
  'flags',
  'floor',
  'islands',
  'isobars',
  'lattice',
  'leaves',
  'pixels',
  'planes',
  'rack',
  'ridges',
  'slots',
  'tunnels',
] as const;
export type MotifName = (typeof motifNames)[number];
