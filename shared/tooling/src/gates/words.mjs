// Finds sentences in the English catalogues that shared/docs/words.md rules out, and proves that it would.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { areaFolders } from '../run/inputs.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');

/** What must not be said, what to say instead, and a sentence of that kind. */
const RULES = [
  [/\be-mail\b/i, 'email', 'Enter an e-mail address'],
  [/\buser name\b/i, 'username', 'User name'],
  [/\bsign(?:ed|s)? (?:in|out)\b/i, 'log in, log out', 'Sign in as root'],
  [/\b(?:two-step|multi-factor)\b/i, 'two-factor', 'two-step sign-in'],
  [/\bautomated top-up/i, 'automatic top-up', 'Automated top-up'],
  [/\bgo(?:es)? on\b(?! to)/i, 'continue, keep running', 'The machine goes on'],
  [/\bstands? (?:here|there|below|above|in|under|after|before)\b/i, 'no talk of the page itself', 'It stands below'],
  [/\bby itself\b\.?$/i, 'no talk of the page itself', 'This page follows by itself.'],
  [/\bcomes? empty\b/i, 'is empty', 'It comes empty'],
  [/\bkept nowhere\b/i, "won't be shown again", 'Kept nowhere'],
  [/\b(?:is|are) not known\b/i, 'unknown; we don’t know', 'What is free is not known now'],
  [/\bprice of a GB\b/i, 'price per GB', 'Price of a GB'],
  [/\b(?:types? free|free now|free in \{)/i, 'available', 'Free now'],
  [/\bwaits? for your answer\b/i, 'pending', 'An invitation waits for your answer'],
  [/\byou act for\b/i, 'you’re acting as', 'You act for {owner}'],
  [/\b(?:has|have|did) not (?:come|load)\b/i, 'could not be loaded', 'The networks did not load'],
  [/\bis told\b/i, 'shown, said', 'The reason is told'],
  [/\b(?:some|any|every)body\b/i, 'someone, anyone', 'It belongs to somebody else'],
  [/\bany more\b/i, 'no longer', 'It is not there any more'],
  [/\bleads? to\b/i, 'assigned to; reaches', '{address} leads to {name}'],
  [/\border(?:ed|ing)\b(?! from)/i, 'lease, create', 'Ordered system'],
  [/\bwrite (?:to|about)\b/i, 'contact, email', 'Write to support'],
  [/\bhelp(?:s)? nothing\b|\bnothing helps\b/i, 'last resort', 'When nothing helps'],
  [/\bin the place of\b/i, 'instead of', 'a key in the place of a password'],
  [/\bunder way\b/i, 'in progress', 'Another change is under way'],
  [/\b(?:did not|didn't|no) answer(?:ed)?\b|\blocations? answered\b/i, 'respond, response', 'Tartu did not answer'],
  [/\bswitch(?:ed|es|ing)? (?:\w+ ){0,2}(?:on|off)\b/i, 'turn on, turn off', 'Backups are switched on'],
  [/\bact(?:ing)? for\b/i, 'act as', 'Act for {owner}'],
  [/\bbecame of\b/i, 'what happened to', "We don't know what became of it"],
  [/\bsign-in\b/i, 'login', 'Sign-in is not set up'],
  [/\b(?:link|it) asks for\b/i, 'the … in the link', 'The link asks for an image'],
  [/(?<!low-)\bbalance\b/i, 'credit', 'When the balance falls below'],
  [/^(?:between|a whole number|at (?:least|most) \{(?:min|max))/i, 'Enter …', 'Between {min} and {max}'],
];

/** The English texts of the workspace, by 'file id'. @returns {[string, string][]} */
function texts() {
  const packages = ['shell', ...areaFolders(root), 'shared/ui', 'shared/area', 'shared/domain'];
  return packages.flatMap((name) => {
    const folder = path.join(root, name, 'src/messages/en');
    if (!existsSync(folder)) return [];
    return readdirSync(folder).flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))).map(([id, text]) => [
        `${name}/src/messages/en/${file} ${id}`,
        text,
      ]),
    );
  });
}

const asleep = RULES.filter(([rule, , example]) => !rule.test(example));
if (asleep.length > 0) {
  console.error(`Rules that miss their own example: ${asleep.map(([, , example]) => example).join('; ')}`);
  process.exit(1);
}
/** Fewer would be the sign of catalogues that were not found. */
const FEWEST = 3000;
const all = texts();
const faults = all.flatMap(([place, text]) =>
  RULES.filter(([rule]) => rule.test(text)).map(([, instead]) => `${place}: “${text}” (${instead})`),
);
console.log(`${all.length} texts, ${faults.length} that the guide rules out (shared/docs/words.md).`);
for (const fault of faults) console.error(fault);
if (all.length < FEWEST) console.error(`Only ${all.length} texts were seen: the check is blind.`);
process.exit(faults.length === 0 && all.length >= FEWEST ? 0 : 1);
