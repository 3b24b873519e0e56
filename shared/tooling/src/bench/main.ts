import { benchConsole } from './console';
import { benchLargeList } from './large-list/main';
import { benchLargeMap } from './large-map/main';
import { benchSandbox } from './sandbox/main';
import { benchSearch } from './search/main';
import { benchStorage } from './storage/main';
import { benchVisits } from './visits/main';

const PORT = Number(process.env['PORT'] || 8190);

const wanted = process.argv.slice(2);
const isWanted = (part: string): boolean => wanted.length === 0 || wanted.includes(part);

const problems = [
  ...(isWanted('pages') ? await benchConsole(PORT) : []),
  ...(isWanted('visits') ? await benchVisits(PORT + 16) : []),
  ...(isWanted('list') ? await benchLargeList(PORT + 4) : []),
  ...(isWanted('map') ? await benchLargeMap(PORT + 8) : []),
  ...(isWanted('storage') ? await benchStorage(PORT + 12) : []),
  ...(isWanted('search') ? benchSearch() : []),
  ...(isWanted('sandbox') ? await benchSandbox(PORT + 6) : []),
];
for (const problem of problems) console.error(problem);
console.log(
  problems.length ? `The bench failed: ${problems.length} over their limits.` : 'The bench passed: all within limits.',
);
process.exitCode = problems.length ? 1 : 0;
