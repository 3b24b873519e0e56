import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { root } from '../root';

/** The part of an area's declaration that its build needs. */
const BuildPart = v.looseObject({
  name: v.pipe(v.string(), v.regex(/^mf-[a-z]+$/)),
  contract: v.string(),
  signedOut: v.optional(v.union([v.boolean(), v.literal('./signed-out')]), false),
  slots: v.optional(v.array(v.looseObject({ slot: v.string(), module: v.pipe(v.string(), v.startsWith('./')) })), []),
});
export type AreaDeclaration = v.InferOutput<typeof BuildPart>;

/** A problem in an area that its team can mend; shown without a stack. */
export class AreaError extends Error {
  override name = 'AreaError';
}

const Translations = v.object({ declaration: v.optional(v.record(v.string(), v.string()), {}) });

/** The texts of a declaration in other languages, by language and id: `declaration` in the area's `src/messages`. */
function declaredTranslations(folder: string): [string, Readonly<Record<string, string>>][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const content: unknown = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
      return [path.basename(file, '.json'), v.parse(Translations, content).declaration];
    });
}

const isText = (value: object): value is { readonly id: string } => 'id' in value && 'text' in value;

/** Puts its translations to every text of a declaration: they are shown before any code of the area is there. */
function withTranslations(value: unknown, translations: ReturnType<typeof declaredTranslations>): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withTranslations(item, translations));
  if (typeof value !== 'object' || value === null) return value;
  if (isText(value)) {
    const found = translations.flatMap(([language, texts]) => {
      const text = texts[value.id];
      return text === undefined ? [] : [[language, text] as const];
    });
    return found.length === 0 ? value : { ...value, translations: Object.fromEntries(found) };
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withTranslations(item, translations)]));
}

/**
 * Reads and checks `<folder>/area.json`, and adds the translations of its texts and, to the area and each of its slots, the
 * contract with the shell that it is built with.
 * @param folder relative to the workspace, and named as the area; `.` for a repository of its own, whose name is its owner's affair
 * @throws AreaError with one line for each wrong field
 */
export async function readAreaDeclaration(folder: string, workspace = root): Promise<AreaDeclaration> {
  const declared = path.join(folder, 'area.json');
  const file = path.join(workspace, declared);
  if (!existsSync(file)) throw new AreaError(`${declared} is missing: every area declares itself there`);
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new AreaError(`${declared} is not JSON: ${String(error)}`);
  }
  const { AreaManifest, AREA_CONTRACT: builtWith } = await import('@console/area/manifest.mjs');
  const checked = v.safeParse(v.pipe(v.unknown(), AreaManifest, BuildPart), json);
  if (!checked.success) {
    const lines = checked.issues.map((issue) => `  ${v.getDotPath(issue) ?? '(whole file)'}: ${issue.message}`);
    throw new AreaError(`${declared} does not match the schema of areas:\n${lines.join('\n')}`);
  }
  if (folder !== '.' && checked.output.name !== folder) {
    throw new AreaError(`${declared}: name is '${checked.output.name}', the folder is '${folder}'`);
  }
  return v.parse(
    BuildPart,
    withTranslations(
      { ...checked.output, builtWith, slots: checked.output.slots.map((slot) => ({ ...slot, builtWith })) },
      declaredTranslations(path.join(workspace, folder, 'src/messages')),
    ),
  );
}
