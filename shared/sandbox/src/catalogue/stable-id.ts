import { randomFrom } from '../seed/random';

/** The UUID of a thing of the catalogue: the same for the same name, on every site. */
export const stableId = (name: string): string => randomFrom(`catalogue/${name}`).uuid();
