import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';

const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What the sources of a part of the console may ask a catalogue for: words as they stand, and templates with open places. */
interface UsedTexts {
  readonly words: ReadonlySet<string>;
  readonly templates: readonly RegExp[];
}

function textsUsedIn(folder: string): UsedTexts {
  const words = new Set<string>();
  const templates = new Map<string, RegExp>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
    const code = readFileSync(path.join(folder, file), 'utf8');
    // Also those inside the places of a template.
    for (const [, word] of code.matchAll(/'([\w.-]+)'/g)) if (word) words.add(word);
    for (const [, single, double, template] of code.matchAll(LITERAL)) {
      if (template?.includes('${')) {
        const parts = template.split(/\$\{[^}]*\}/);
        // A template without words of its own would cover everything.
        if (parts.some((part) => /[a-z]{2}/i.test(part)))
          templates.set(template, new RegExp(`^${parts.map(escape).join('.+')}$`));
      } else words.add(single ?? double ?? template ?? '');
    }
  }
  return { words, templates: [...templates.values()] };
}

const known = new Map<string, UsedTexts>();

/** Ids of texts that nothing in the sources asks for. `place`: the part of the console, like `mf-billing/src`. */
export function unusedIds(place: string, ids: readonly string[], workspace = root): string[] {
  const used = known.get(place) ?? textsUsedIn(path.join(workspace, place));
  known.set(place, used);
  return ids.filter((id) => !used.words.has(id) && !used.templates.some((template) => template.test(id)));
}
