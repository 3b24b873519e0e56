import { LibsqlPersistence } from './libsql-persistence.ts';

const persistence = new LibsqlPersistence(process.argv[2]);
for (let number = 0; ; number += 1) {
  await persistence.commit({
    site: 'whole',
    rows: [
      { collection: 'left', id: String(number), value: { id: String(number), number } },
      { collection: 'right', id: String(number), value: { id: String(number), number } },
    ],
  });
  process.stdout.write(`${number}\n`);
}
