import { inspect } from 'node:util';
import { currentRequestId, type SeenRequest } from './observe';

/** How the log is written. */
export type LogFormat = 'text' | 'json';

type Fields = Readonly<Record<string, string | number>>;
type Write = (line: string) => void;

const stdout: Write = (line) => void process.stdout.write(`${line}\n`);

function writeLine(write: Write, level: 'info' | 'warn' | 'error', msg: string, fields: Fields): void {
  const requestId = currentRequestId();
  write(JSON.stringify({ time: new Date().toISOString(), level, msg, ...(requestId && { requestId }), ...fields }));
}

const textOf = (values: readonly unknown[]): string =>
  values.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' ');

/**
 * Has everything that a program says written as JSON, a line each, with the id of the request that it belongs to.
 * @param target the console whose lines they are
 */
export function logAsJson(target: Pick<Console, 'log' | 'warn' | 'error'>, write: Write = stdout): void {
  target.log = (...values: unknown[]) => writeLine(write, 'info', textOf(values), {});
  target.warn = (...values: unknown[]) => writeLine(write, 'warn', textOf(values), {});
  target.error = (...values: unknown[]) => writeLine(write, 'error', textOf(values), {});
}

/** Writes down a request that has ended. Nobody's address, key or query is in it. */
export function logRequest({ id, seconds, ...facts }: SeenRequest, write: Write = stdout): void {
  writeLine(write, 'info', 'request', { requestId: id, ...facts, durationMs: Math.round(seconds * 1000) });
}
