import type { BaseIssue } from 'valibot';
import { text } from '../text/ui-messages';

const isMissing = (input: unknown): boolean =>
  input === undefined || input === null || input === '' || (typeof input === 'number' && Number.isNaN(input));

const amount = (requirement: unknown): number =>
  typeof requirement === 'number' || typeof requirement === 'bigint' ? Number(requirement) : 0;

/** What would be right, for a rule of a schema that does not say it itself; nothing at all is 'This field is required'. (spec 1, section 5) */
export function issueText(issue: BaseIssue<unknown>): string {
  if (isMissing(issue.input) || (issue.type === 'literal' && issue.input === false) || issue.type === 'non_empty')
    return text('required');
  switch (issue.type) {
    case 'email':
      return text('forms.email');
    case 'url':
      return text('forms.url');
    case 'integer':
    case 'safe_integer':
      return text('forms.wholeNumber');
    case 'min_length':
      return text('forms.tooShort', { n: amount(issue.requirement) });
    case 'max_length':
      return text('forms.tooLong', { n: amount(issue.requirement) });
    case 'min_value':
      return text('forms.atLeast', { n: amount(issue.requirement) });
    case 'max_value':
      return text('forms.atMost', { n: amount(issue.requirement) });
    case 'picklist':
    case 'enum':
      return text('forms.choose');
    default:
      return text('forms.invalid');
  }
}
