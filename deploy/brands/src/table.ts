import type { BrandDocument } from '@console/contract/brand';

interface Faces {
  body: string;
  heading?: string;
  mono?: string;
  weight?: number;
  tracking?: string;
}

/** What one brand states; everything else follows by rule. (look, section 12) */
export interface BrandRow {
  primary: string;
  accent: string;
  faces: Faces;
  radius: readonly [control: number, card: number, sheet: number];
  row: BrandDocument['row'];
  shell: BrandDocument['shell'];
  motif: string;
  neutralChroma?: number;
  lineShift?: number;
  link?: BrandDocument['link'];
  taxLabel?: string;
  texts?: Record<string, string>;
}

export const table: Record<string, BrandRow> = {
  cognovum: {
    primary: '#1f4a3f',
    accent: '#d9a441',
    faces: { body: 'Schibsted Grotesk' },
    radius: [3, 4, 6],
    row: 44,
    shell: 'frame',
    motif: 'leaves',
  },
  denvr: {
    primary: '#274690',
    accent: '#f08a5d',
    faces: { body: 'Onest' },
    radius: [6, 8, 12],
    row: 44,
    shell: 'paper',
    motif: 'ridges',
  },
  dataxion: {
    primary: '#3a4a63',
    accent: '#22c7a9',
    faces: { body: 'Red Hat Text' },
    radius: [2, 4, 6],
    row: 40,
    shell: 'edge',
    motif: 'axes',
  },
  dimensicloud: {
    primary: '#5a3fc8',
    accent: '#ff8a5c',
    faces: { body: 'Manrope', heading: 'Sora' },
    radius: [10, 14, 20],
    row: 50,
    shell: 'tint',
    motif: 'planes',
  },
  hostnic: {
    primary: '#1a7044',
    accent: '#ffc53d',
    faces: { body: 'Figtree' },
    radius: [6, 8, 10],
    row: 44,
    shell: 'paper',
    motif: 'brackets',
  },
  hostsailor: {
    primary: '#0a2f5c',
    accent: '#f0653a',
    faces: { body: 'Archivo 110' },
    radius: [2, 3, 4],
    row: 40,
    shell: 'ink',
    motif: 'flags',
  },
  hostzop: {
    primary: '#566f00',
    accent: '#ff6fb1',
    faces: { body: 'Figtree', heading: 'Bricolage Grotesque' },
    radius: [12, 16, 24],
    row: 50,
    shell: 'solid',
    motif: 'bounce',
  },
  idcloudhost: {
    primary: '#1566d6',
    accent: '#ff9f1c',
    faces: { body: 'Onest' },
    radius: [8, 10, 14],
    row: 44,
    shell: 'tint',
    motif: 'islands',
  },
  metal: {
    primary: '#363c46',
    accent: '#ff5a1f',
    faces: { body: 'Archivo', heading: 'Archivo 115', mono: 'JetBrains Mono', weight: 640, tracking: '0' },
    radius: [1, 2, 3],
    row: 36,
    shell: 'ink',
    motif: 'rack',
    neutralChroma: 0.005,
    lineShift: -0.02,
    link: 'underline',
  },
  nforce: {
    primary: '#1b2a4d',
    accent: '#00d9a0',
    faces: { body: 'Geist', heading: 'Geist Mono' },
    radius: [2, 2, 4],
    row: 36,
    shell: 'ink',
    motif: 'field',
  },
  pilvio: {
    primary: '#8c2b6c',
    accent: '#74c6ee',
    faces: { body: 'Figtree', weight: 700, tracking: '-0.015em' },
    radius: [8, 12, 18],
    row: 50,
    shell: 'tint',
    motif: 'isobars',
    neutralChroma: 0.007,
    lineShift: 0.012,
  },
  rackdog: {
    primary: '#6e4424',
    accent: '#f4b942',
    faces: { body: 'Hanken Grotesk', weight: 700 },
    radius: [6, 10, 14],
    row: 44,
    shell: 'frame',
    motif: 'slots',
  },
  rackzar: {
    primary: '#2b2d8f',
    accent: '#ff7aa5',
    faces: { body: 'Inter', heading: 'Sora' },
    radius: [0, 0, 0],
    row: 40,
    shell: 'edge',
    motif: 'crown',
  },
  readyidc: {
    primary: '#006c96',
    accent: '#f6c445',
    faces: { body: 'Inter' },
    radius: [6, 8, 10],
    row: 44,
    shell: 'solid',
    motif: 'floor',
  },
  serverwala: {
    primary: '#a85300',
    accent: '#3f8fd0',
    faces: { body: 'Manrope' },
    radius: [8, 10, 12],
    row: 44,
    shell: 'paper',
    motif: 'lattice',
    taxLabel: 'GST',
  },
  stacklogic: {
    primary: '#155e9f',
    accent: '#a3d92f',
    faces: { body: 'Instrument Sans' },
    radius: [4, 4, 6],
    row: 40,
    shell: 'frame',
    motif: 'carry',
  },
  tenbyte: {
    primary: '#1f2328',
    accent: '#2fd27a',
    faces: { body: 'Geist', heading: 'JetBrains Mono', mono: 'JetBrains Mono' },
    radius: [0, 2, 2],
    row: 36,
    shell: 'edge',
    motif: 'cells',
  },
  vdc: {
    primary: '#3b6030',
    accent: '#f2763f',
    faces: { body: 'Schibsted Grotesk' },
    radius: [2, 4, 6],
    row: 40,
    shell: 'paper',
    motif: 'blueprint',
  },
  warren: {
    primary: '#0f6070',
    accent: '#f0a437',
    faces: { body: 'Hanken Grotesk', weight: 620 },
    radius: [4, 6, 10],
    row: 44,
    shell: 'frame',
    motif: 'tunnels',
  },
  web1: {
    primary: '#0b3bd6',
    accent: '#ffdc2e',
    faces: {
      body: 'Instrument Sans',
      heading: 'JetBrains Mono',
      mono: 'JetBrains Mono',
      weight: 700,
      tracking: '-0.03em',
    },
    radius: [0, 0, 0],
    row: 40,
    shell: 'solid',
    motif: 'pixels',
    neutralChroma: 0.004,
    lineShift: -0.05,
    link: 'underline',
  },
};
