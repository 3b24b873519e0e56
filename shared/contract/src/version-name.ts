import * as v from 'valibot';

/** Small letters and digits in parts that single dots and hyphens divide: never a way out of a folder. */
const PARTS = /^\d[0-9a-z]*(?:[.-][0-9a-z]+)*$/;
const LONGEST = 64;

/** Whether a text names a version of the shell or an area. It becomes part of addresses and of paths on the server. */
export const isVersionName = (text: string): boolean => text.length <= LONGEST && PARTS.test(text);

/** The name of a version, wherever one is read. */
export const VersionName = v.pipe(v.string(), v.check(isVersionName, 'A version, like 0.1.0-1a2b3c4d'));
