const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/i;
const TEXT_NAMES = /(^|_)uuid$|^(address|source_replica|assigned_to)$/;
const NUMBER_NAMES = /^(billing_account|token|invoice|payment_object|delegation|impersonation)_id$/;

/** Parameters under another name than the rest of the contract gives what they hold. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'deleteAccessDelegation.id': 'delegation_id',
  'moveLoadBalancer.set_id': 'billing_account_id',
  'createBillingAccount.answer.id': 'billing_account_id',
  'createAccessDelegation.answer.id': 'delegation_id',
};
/** Calls whose `name` says which one it is about. */
const BY_NAME = new Set(['createBucket', 'updateBucket', 'deleteBucket', 'setBucketCors']);

type Bag = Readonly<Record<string, unknown>>;

/** A replica is called after its disk: it is about both. */
function textSubjects(value: string): string[] {
  const uuid = UUID.exec(value)?.[0];
  return uuid !== undefined && uuid !== value ? [value, uuid] : [value];
}

function subjectsIn(bag: Bag, call: string): string[] {
  return Object.entries(bag).flatMap(([given, value]) => {
    const name = OTHER_NAMES[`${call}.${given}`] ?? given;
    if (NUMBER_NAMES.test(name) && (typeof value === 'number' || typeof value === 'string'))
      return [`${name}:${value}`];
    if (typeof value !== 'string' || value === '') return [];
    return TEXT_NAMES.test(name) || (name === 'name' && BY_NAME.has(call)) ? textSubjects(value) : [];
  });
}

/** What a call is about, by its parameters. */
export const subjectsOf = (call: string, params: Bag): string[] => [...new Set(subjectsIn(params, call))];

/** What a call has made or changed, by its answer. */
export function answerSubjects(call: string, content: unknown): string[] {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return [];
  const top = Object.fromEntries(Object.entries(content).filter(([name]) => ['uuid', 'address', 'id'].includes(name)));
  return subjectsIn(top, `${call}.answer`);
}
