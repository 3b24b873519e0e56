import { ofFile } from './of-file.mjs';

const preview = (name) => `mf-storage/src/object/preview/${name}`;

export const storage = [
  ...ofFile(
    preview('content.ts'),
    [preview('content.test.ts')],
    [
      [
        'a drawing with a script that passes for a picture',
        ` ? 'image/bmp' : undefined`,
        ` ? 'image/bmp' : 'image/svg+xml'`,
      ],
    ],
  ),
  ...ofFile(
    preview('use-preview.ts'),
    [preview('use-preview.test.ts')],
    [
      ['a page that passes for a PDF', `media === 'pdf' ? { contentType: 'application/pdf' } : {}`, '{}'],
      ['a picture of the type that the store says', '{ type: raster }', `{ type: contentType ?? '' }`],
      ['texts without end', 'range: [0, TEXT_BYTES - 1], ', ''],
      ['pictures without end', 'size > IMAGE_BYTES || ', ''],
    ],
  ),
  ...ofFile(
    'mf-storage/src/object-store/open.ts',
    ['mf-storage/src/object-store/use-object-store.test.tsx'],
    [
      ['keys of whoever was signed in before', 'stores = new Map();', ''],
      [
        'keys of whoever is signed in next',
        'own === stores ? chosenKey(keys ?? []) : undefined',
        'chosenKey(keys ?? [])',
      ],
    ],
  ),
  ...ofFile(
    'mf-storage/src/transfer/engine/run-upload.ts',
    ['mf-storage/src/transfer/engine/engine.test.ts'],
    [
      [
        'parts of an upload that another tab sends',
        'if (job.begun && !(await hold(job.begun.uploadId))) job.begun = undefined;',
        '',
      ],
    ],
  ),
];
