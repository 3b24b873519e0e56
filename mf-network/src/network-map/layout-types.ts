import type { MapGap } from './graph-types';
import type { Entry } from './scene';

export type Column = 'internet' | 'ips' | 'balancers' | 'networks' | 'members';

export interface PlacedNode {
  readonly id: string;
  readonly column: Column;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Undefined for the internet and for what is missing. */
  readonly entry?: Entry;
  readonly gap?: MapGap;
  /** A network that is open: a field that its members stand beside. */
  readonly isField?: boolean;
  /** A field without a network: what it stands for. */
  readonly field?: 'none' | 'unknown';
  readonly place: string;
}

export interface PlacedLine {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Corners, from left to right. */
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly label: string;
  /** End of the label's room, at which it stands; a label is cut to it. */
  readonly labelX: number;
  readonly labelY: number;
  /** Leads to nothing. */
  readonly isLoose?: boolean;
  /** Belongs together without carrying anything: a service and its machines. */
  readonly isPart?: boolean;
}

export interface PlacedBand {
  readonly place: string;
  readonly isNamed: boolean;
  readonly y: number;
  readonly h: number;
}

export interface PlacedColumn {
  readonly column: Column;
  readonly x: number;
  readonly w: number;
}

export interface MapLayout {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly lines: readonly PlacedLine[];
  readonly bands: readonly PlacedBand[];
  readonly columns: readonly PlacedColumn[];
  /** The vertical line of the internet, where something is reached from it. */
  readonly trunk: { readonly x: number; readonly top: number; readonly bottom: number } | undefined;
}

export const INTERNET = 'internet';
