import { text } from '../dialogs/messages';

export { addFieldIssues, withRules } from './field-issues';

export const requiredText = (): string => text('rule.required');
export const wholeText = (): string => text('rule.whole');

/** 'Between 1 and 32', or only the lower end where there is no upper one. */
export const rangeText = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  Number.isFinite(max) ? text('rule.between', { min, max }) : text('rule.atLeast', { min });
