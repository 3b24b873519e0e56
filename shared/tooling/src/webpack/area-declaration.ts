import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { root } from '../root';

/** The part of an area's declaration that its build needs. */
const BuildPart = v.looseObject({
  name: v.pipe(v.string(), v.regex(/^mf-[a-z]+$/)),
  contract: v.string(),
  slots: v.optional(v.array(v.looseObject({ slot: v.string(), module: v.pipe(v.string(), v.startsWith('./')) })), []),
});
export type AreaDeclaration = v.InferOutput<typeof BuildPart>;

/** A problem in an area that its team can mend; shown without a stack. */
export class AreaError extends Error {
  override name = 'AreaError';
}

const schemaFile = path.join(root, 'shared/area/src/manifest.mjs');

/**
 * Reads and checks `<folder>/area.json`.
 * @throws AreaError with one line for each wrong field
 */
export async function readAreaDeclaration(folder: string, workspace = root): Promise<AreaDeclaration> {
  const file = path.join(workspace, folder, 'area.json');
  if (!existsSync(file)) throw new AreaError(`${folder}/area.json is missing: every area declares itself there`);
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new AreaError(`${folder}/area.json is not JSON: ${String(error)}`);
  }
  const { AreaManifest }: { AreaManifest: v.GenericSchema } = await import(pathToFileURL(schemaFile).href);
  const checked = v.safeParse(v.pipe(v.unknown(), AreaManifest, BuildPart), json);
  if (!checked.success) {
    const lines = checked.issues.map((issue) => `  ${v.getDotPath(issue) ?? '(whole file)'}: ${issue.message}`);
    throw new AreaError(`${folder}/area.json does not match the schema of areas:\n${lines.join('\n')}`);
  }
  if (checked.output.name !== folder) {
    throw new AreaError(`${folder}/area.json: name is '${checked.output.name}', the folder is '${folder}'`);
  }
  return checked.output;
}
