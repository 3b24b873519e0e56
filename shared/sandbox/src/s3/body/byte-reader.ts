import type { Bytes } from './bytes';
import { S3Fault } from '../s3-fault';

const LONGEST_LINE = 8 * 1024;
const CR = 13;
const LF = 10;

const incomplete = (): S3Fault => new S3Fault('IncompleteBody', 'The request body terminated unexpectedly');

/** Reads lines and runs of bytes out of chunks of any size. */
export class ByteReader {
  readonly #source: AsyncIterator<Bytes, unknown>;
  #rest: Bytes = new Uint8Array(0);

  constructor(source: AsyncIterator<Bytes, unknown>) {
    this.#source = source;
  }

  async #more(): Promise<boolean> {
    const next = await this.#source.next();
    if (next.done) return false;
    this.#rest = next.value;
    return true;
  }

  /** The next line without its end; undefined at the end of everything. @throws S3Fault IncompleteBody */
  async line(): Promise<string | undefined> {
    const codes: number[] = [];
    for (;;) {
      const end = this.#rest.indexOf(LF);
      const part = end < 0 ? this.#rest : this.#rest.subarray(0, end);
      if (codes.length + part.length > LONGEST_LINE) throw incomplete();
      codes.push(...part);
      if (end >= 0) {
        this.#rest = this.#rest.subarray(end + 1);
        if (codes.at(-1) === CR) codes.pop();
        return String.fromCharCode(...codes);
      }
      if (!(await this.#more())) {
        this.#rest = new Uint8Array(0);
        return codes.length > 0 ? String.fromCharCode(...codes) : undefined;
      }
    }
  }

  /** The next `size` bytes, in pieces. @throws S3Fault IncompleteBody where there are fewer */
  async *take(size: number): AsyncGenerator<Bytes, void, undefined> {
    let left = size;
    while (left > 0) {
      if (this.#rest.length === 0 && !(await this.#more())) throw incomplete();
      const part = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(part.length);
      left -= part.length;
      if (part.length > 0) yield part;
    }
  }
}
