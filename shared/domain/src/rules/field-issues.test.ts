/** @jest-environment node */
import * as v from 'valibot';
import { withRules } from './field-issues';

const schema = (messages: Record<string, string | undefined>) =>
  withRules(v.object({ name: v.string(), size: v.number() }), () => messages);
const values = { name: 'web', size: 1 };

it('says what is wrong at the field that it is about', () => {
  const { issues = [] } = v.safeParse(schema({ name: 'Taken', size: 'Too small' }), values);
  expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ['name', 'Taken'],
    ['size', 'Too small'],
  ]);
});

it('lets pass what has no message', () => {
  expect(v.safeParse(schema({ name: undefined }), values).success).toBe(true);
});
