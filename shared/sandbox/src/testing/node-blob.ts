import { Blob as NodeBlob } from 'node:buffer';

// jsdom's Blob can not be read; every browser's can, as Node's.
Object.defineProperty(globalThis, 'Blob', { value: NodeBlob, configurable: true });
