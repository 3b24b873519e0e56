import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { budgets } from '../budgets';
import { type Figures, measureSandbox } from './figures';
import { killUnderLoad } from './kill';

interface Line {
  readonly name: string;
  readonly unit: string;
  readonly isMore: boolean;
}

const lines: Readonly<Record<keyof Figures, Line>> = {
  requestsPerSecond: { name: 'requests per second', unit: '', isMore: true },
  requestsPerCoreSecond: { name: 'requests per second of a core', unit: '', isMore: true },
  p50Ms: { name: 'half of the answers within', unit: ' ms', isMore: false },
  p99Ms: { name: '99 % of the answers within', unit: ' ms', isMore: false },
  memoryMiB: { name: 'memory with the large user', unit: ' MiB', isMore: false },
  startMs: { name: 'start with a full folder', unit: ' ms', isMore: false },
  startBusyMs: { name: 'of which a core was busy', unit: ' ms', isMore: false },
};

const isFigure = (key: string): key is keyof Figures => Object.hasOwn(lines, key);

/** Prints the figures beside aim and limit; returns what is over its limit. */
function report(figures: Figures): string[] {
  return Object.keys(lines)
    .filter(isFigure)
    .flatMap((key) => {
      const { name, unit, isMore } = lines[key];
      const { aim, limit } = budgets.sandbox[key];
      const value = Math.round(figures[key] * 10) / 10;
      console.log(`${name.padEnd(30)} ${value}${unit} (aim ${aim}, ${isMore ? 'fails under' : 'fails over'} ${limit})`);
      const isOver = isMore ? value < limit : value > limit;
      return isOver ? [`${name}: ${value}${unit}, limit ${limit}`] : [];
    });
}

/** Measures the sandbox and kills it under load; returns what went over its limits or was lost. */
export async function benchSandbox(port: number, node: readonly string[] = []): Promise<string[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-sandbox-'));
  try {
    console.log('sandbox, mixed load of 32 connections on loopback');
    const over = report(await measureSandbox(folder, port, node));
    const { acknowledged, lost } = await killUnderLoad(folder, port);
    console.log(`${'killed three times'.padEnd(30)} ${acknowledged} acknowledged writes, ${lost.length} lost`);
    return [...over, ...lost];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
