import { readFileSync } from 'node:fs';

/** Clock ticks of a second in /proc: the same on every Linux that Node runs on. */
const TICKS = 100;

const children = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** Milliseconds of processor time that a process and its children have had. Linux only. */
export function busyMs(pid: number): number {
  const own = [pid, ...children(pid)].map((one) => {
    // The name, in parentheses, may have spaces in it.
    const [, after = ''] = readFileSync(`/proc/${one}/stat`, 'utf8').split(/\) (?=[^)]*$)/);
    const fields = after.split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
  });
  return own.reduce((sum, ms) => sum + ms, 0);
}

/** Memory that a process has, in MiB. Linux only. */
export function memoryMiB(pid: number): number {
  const [, kib = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kib) / 1024;
}
