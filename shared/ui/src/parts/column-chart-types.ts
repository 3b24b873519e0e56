import type { ChartColour } from './money';

export interface ChartColumn {
  id: string;
  /** In full, for who reads it: '4 November'. */
  label: string;
  /** On the axis; default the same. */
  short?: string;
  /** One value for each series. */
  parts: readonly number[];
  /** What it may come to, where it is not over: drawn as a band from the least to the most. */
  estimate?: { readonly least: number; readonly most: number };
}

export interface ChartSeries {
  name: string;
  /** Default: by its place. */
  colour?: ChartColour;
}

export interface ColumnChartProps {
  columns: readonly ChartColumn[];
  /** Five at most. */
  series: readonly ChartSeries[];
  label: string;
  /** How a value reads; default money. */
  format?: (value: number) => string;
  /** How the axis says it; default money in few signs. */
  axisFormat?: (value: number) => string;
  /** A line across at a value, such as what a day of last month came to; the legend says what it is. */
  mark?: number | undefined;
  /** px. */
  height?: number;
}
