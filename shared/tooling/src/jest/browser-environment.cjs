const { TestEnvironment } = require('jest-environment-jsdom');

/** What browsers have and jsdom lacks; Node has the same, by the same standards. */
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextDecoderStream',
  'TextEncoderStream',
  'CompressionStream',
  'DecompressionStream',
  'structuredClone',
  'ArrayBuffer',
  'Uint8Array',
];

/** Channels that tests have opened. */
const channels = new Set();

/** Lets go of the process, or jest would wait for a channel that a test left open. */
class Channel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
    channels.add(this);
  }
}

/** jsdom with the parts of a browser that the console uses and jsdom does not have. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    this.global.BroadcastChannel = Channel;
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
  }

  /** The next file hears nothing of this one, which could not be forgotten while a channel listens. */
  async teardown() {
    for (const channel of channels) channel.close();
    channels.clear();
    await super.teardown();
  }
};
