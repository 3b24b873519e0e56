/**
 * Imports go one way: contract <- api, ui <- area <- domain <- areas; area <- shell; contract <- sandbox <- edge.
 * (shared/docs/architecture.md)
 */
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

/** What a part of the workspace must not import. */
const mayNot = (name, from, to, comment, extra = {}) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$|/testing/|/e2e/' },
  to: { path: to, ...extra },
});

/** npm packages that every area may use in the browser. */
const AREA_PACKAGES = ['react', 'valibot'];

const packagesOf = (folder) =>
  Object.keys(JSON.parse(readFileSync(path.join(__dirname, folder, 'package.json'), 'utf8')).dependencies ?? {});

/** What the kits are made of: an area has it through them only, never beside them. */
const kitPackages = new Set(['shared/api', 'shared/ui', 'shared/area', 'shared/domain'].flatMap(packagesOf));

/** An area's own libraries, which nobody shares: what its package.json names and no kit is made of. */
const privatePackages = (area) => packagesOf(area).filter((name) => !kitPackages.has(name));

const areas = readdirSync(__dirname).filter(
  (name) => /^mf-[a-z]+$/.test(name) && existsSync(path.join(__dirname, name, 'package.json')),
);

const areaRules = areas.flatMap((area) => {
  const allowed = [...AREA_PACKAGES, ...privatePackages(area)].join('|');
  return [
    mayNot(
      `${area}-alone`,
      `^${area}/src/`,
      `^(mf-(?!${area.slice(3)}/)|shell/|deploy/|shared/(tooling|sandbox)/)`,
      'An area knows no other area, no shell and no server.',
    ),
    mayNot(
      `${area}-packages`,
      `^${area}/src/`,
      'node_modules/',
      'Areas use MUI, router, stores and the like through our own packages only.',
      {
        pathNot: `node_modules/(@types/)?(${allowed})/`,
      },
    ),
  ];
});

module.exports = {
  forbidden: [
    mayNot(
      'contract-is-the-base',
      '^shared/contract/src/',
      '^(shared/(?!contract/)|deploy/|shell/|mf-)',
      'The contract imports nothing of the workspace.',
    ),
    mayNot(
      'api-knows-contract',
      '^shared/api/src/',
      '^(shared/(?!(contract|api)/)|deploy/|shell/|mf-)',
      'The client knows the contract only.',
    ),
    mayNot(
      'ui-knows-no-api',
      '^shared/ui/src/',
      '^(shared/(?!(contract|ui)/)|deploy/|shell/|mf-)',
      'The design system knows no API, no router and no area.',
    ),
    mayNot(
      'area-kit',
      '^shared/area/src/',
      '^(shared/(domain|tooling|sandbox)/|deploy/|shell/|mf-)',
      'The area kit stands on contract, api and ui.',
    ),
    mayNot(
      'domain-knows-no-area',
      '^shared/domain/src/',
      '^(shared/(tooling|sandbox)/|deploy/|shell/|mf-)',
      'What areas have in common knows none of them.',
    ),
    mayNot(
      'domain-packages',
      '^shared/domain/src/',
      'node_modules/',
      'MUI, router, stores and the like come through our own packages only, as for an area.',
      { pathNot: 'node_modules/(@types/)?(react|valibot)/' },
    ),
    mayNot(
      'sandbox-knows-contract',
      '^shared/sandbox/src/',
      '^(shared/(?!(contract|sandbox)/)|deploy/|shell/|mf-)',
      'The sandbox knows the contract only.',
    ),
    mayNot(
      'mock-mode-alone-runs-the-sandbox',
      '^shell/src/(?!mock/)',
      '^(shell/src/mock/|shared/sandbox/)',
      'Mock mode is reached by dynamic imports only.',
      {
        dynamic: false,
      },
    ),
    mayNot(
      'shell-knows-no-area',
      '^shell/src/',
      '^(mf-|deploy/|shared/(domain|tooling)/)',
      'The shell knows no screen of any area, and nothing that only areas have in common.',
      {
        dynamic: false,
      },
    ),
    ...areaRules,
    {
      // The parser does not tell imports of types from others: a ring of types is one, too.
      name: 'no-cycle',
      comment: 'Modules must not import each other in a ring, not even types.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-test-in-product',
      severity: 'error',
      from: { path: '/src/', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: '\\.test\\.tsx?$|/e2e/[^/]+\\.spec' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: false,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(shell|mf-[a-z]+)/dist|^\\.cache/|^shared/tooling/src/gates/bad/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
