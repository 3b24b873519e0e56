import type { BrandDocument } from '@console/contract/brand';

type Shape = BrandDocument['mark'][number];

const ink = (d: string, stroke?: number): Shape => ({ d, paint: 'ink', ...(stroke && { stroke }) });
const accent = (d: string, stroke?: number): Shape => ({ d, paint: 'accent', ...(stroke && { stroke }) });
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** The mark of each brand on a 24 x 24 field. */
export const marks: Record<string, Shape[]> = {
  cognovum: [ink('M4 20V9a6 6 0 0 1 6-6h10v11a6 6 0 0 1-6 6z'), accent('M4 20 14 10', 2.5)],
  denvr: [ink('M1 20 9 7l4 6 3-4 7 11z'), accent(disc(18, 5, 2.5))],
  dataxion: [ink('M4 20 20 4M4 4l16 16', 3), accent(disc(12, 12, 3.5))],
  dimensicloud: [ink('M12 2l9 5-9 5-9-5z'), accent('M3 12l9 5 9-5v4l-9 5-9-5z')],
  hostnic: [ink('M9 3H4v18h5M14 7h-3v10h3', 2.5), accent('M17 9h4v6h-4z')],
  hostsailor: [ink('M11 2v14H3zM2 18h20l-3 4H5z'), accent('M13 7v9h8z')],
  hostzop: [ink('M2 19a5 5 0 0 1 10 0a5 5 0 0 1 10 0', 3), accent(disc(12, 7, 3))],
  idcloudhost: [ink(disc(8, 13, 6)), ink(disc(16, 9, 4)), accent(disc(19, 18, 3))],
  metal: [ink('M3 4h18v4H3zM3 10h18v4H3zM3 16h12v4H3z'), accent('M17 16h4v4h-4z')],
  nforce: [ink('M12 2c-10 5-10 15 0 20M12 2c10 5 10 15 0 20', 2.5), accent(disc(12, 12, 3))],
  pilvio: [ink(disc(9, 13, 7)), { d: disc(16, 10, 6), paint: 'accent', opacity: 0.9 }],
  rackdog: [ink('M2 4h17v4H2zM2 16h17v4H2z'), accent('M6 10h17v4H6z')],
  rackzar: [ink('M2 6l5 5 5-8 5 8 5-5-3 14H5z'), accent('M12 12l3 3-3 3-3-3z')],
  readyidc: [ink('M3 3h8v8H3zM13 13h8v8h-8zM3 13h8v8H3z'), accent('M13 3h8v8h-8z')],
  serverwala: [ink('M3 8h18M3 16h18M8 3v18', 3), accent('M16 3v18', 3)],
  stacklogic: [ink('M3 3h12v5H3zM9 16h12v5H9z'), accent('M6 9.5h12v5H6z')],
  tenbyte: [
    ink('M2 5h3v6H2zM6.5 5h3v6h-3zM15.5 5h3v6h-3zM20 5h3v6h-3zM2 13h3v6H2zM6.5 13h3v6h-3zM11 13h3v6h-3zM20 13h3v6h-3z'),
    accent('M11 5h3v6h-3zM15.5 13h3v6h-3z'),
  ],
  vdc: [ink('M4 4h16v16H4zM4 12h16', 2.5), accent('M12 4v16', 2.5)],
  warren: [ink('M3 18a9 9 0 0 1 18 0', 3), ink('M8.5 18a3.5 3.5 0 0 1 7 0', 3), accent(disc(19, 5, 2.5))],
  web1: [ink('M2 4h4v4h2v4h2V8h4v4h2V8h2V4h4v6h-2v6h-2v4h-4v-4h-2v-2h-2v2H8v4H6v-4H4v-6H2z')],
};
