/** @jest-environment node */
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { traceReader } from './trace';

const ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = `00-${ID}-00f067aa0ba902b7-01`;

const from = (headers: Record<string, string>): IncomingMessage =>
  Object.assign(new IncomingMessage(new Socket()), { headers });
const passed = (headers: Record<string, string>, isTrusted = true) =>
  traceReader({ isTrusted: () => isTrusted, starts: false })(from(headers));

it('is what a trusted proxy names', () => {
  const tracestate = 'congo=t61rcWkgMzE,rojo=00f067aa0ba902b7';
  expect(passed({ traceparent: PARENT, tracestate })).toEqual({
    id: ID,
    headers: { traceparent: PARENT, tracestate },
  });
  expect(passed({ traceparent: PARENT }, false)).toBeUndefined();
});

it.each([
  '',
  'x',
  PARENT.toUpperCase(),
  `ff-${ID}-00f067aa0ba902b7-01`,
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${ID}-${'0'.repeat(16)}-01`,
  `${PARENT}-more`,
])('is none where the header is no trace: %s', (traceparent) => {
  expect(passed({ traceparent, tracestate: 'a=b' })).toBeUndefined();
});

it.each(['a\nb', 'ä', 'x'.repeat(513)])('leaves out a state that is none: %j', (tracestate) => {
  expect(passed({ traceparent: PARENT, tracestate })?.headers).toEqual({ traceparent: PARENT });
});

it('begins where it is asked to, once for each request', () => {
  const traceOf = traceReader({ isTrusted: () => true, starts: true });
  const incoming = from({});
  const trace = traceOf(incoming);
  expect(trace?.headers.traceparent).toMatch(new RegExp(`^00-${trace?.id}-[\\da-f]{16}-01$`));
  expect(traceOf(incoming)).toBe(trace);
  expect(traceOf(from({}))?.id).not.toBe(trace?.id);
  expect(traceOf(from({ traceparent: PARENT }))?.id).toBe(ID);
});
