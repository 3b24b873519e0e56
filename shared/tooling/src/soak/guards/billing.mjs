import { ofFile } from './of-file.mjs';

const inBilling = (name) => `mf-billing/src/${name}`;

export const billing = [
  ...ofFile(
    inBilling('invoice/pdf-file.ts'),
    [inBilling('invoice/pdf-file.test.ts')],
    [
      ['a page that calls itself a PDF', '=== SIGNATURE)', '!== undefined)'],
      ['a document under a type that runs', 'return new Blob([content], { type: PDF });', 'return content;'],
      ['a number that is a path', ".replace(/[^\\p{L}\\p{N}.-]+/gu, '-')", ''],
      ['a file that hides itself', ".replace(/^[.-]+/, '')", ''],
    ],
  ),
  ...ofFile(
    inBilling('processor/addresses.ts'),
    [inBilling('processor/load-script.test.ts')],
    [
      ['pages of hosts that a payment may not lead to', 'return isAllowed || (', 'return true || ('],
      ['hosts that only end like a processor', 'host.endsWith(`.${name}`)', 'host.endsWith(name)'],
      [
        'hosts of another processor',
        'ownValue(allow.leave ?? {}, processor) ?? []',
        'Object.values(allow.leave ?? {}).flat()',
      ],
    ],
  ),
  ...ofFile(
    inBilling('payment/kept.ts'),
    [inBilling('payment/kept.test.ts')],
    [
      [
        'payments of somebody else',
        "const ownPrefix = (): string => keyOf(accountId(), '');",
        'const ownPrefix = (): string => PREFIX;',
      ],
      ['an end that is told twice', 'if (!payment || payment.ended) return false;', 'if (!payment) return false;'],
    ],
  ),
];
