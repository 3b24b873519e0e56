import { keyProblem, sentKey } from './key/parse-key';
import { systemOf } from './system';
import { required, textProblem } from './text-problem';
import type { Message } from './texts';
import type { VmChoices, VmValues } from './values';

/** Users that every such system has of its own: a second one of the name cannot be made, and nobody could sign in. */
const systemUsers = ['root', 'daemon', 'bin', 'sys', 'nobody', 'www-data', 'sshd'];

function usernameProblem({ parameters }: VmChoices, username: string, isWindows: boolean): Message | undefined {
  const name = username.trim();
  if (!isWindows && systemUsers.includes(name.toLowerCase())) return { id: 'rule.systemUser', values: { name } };
  return textProblem(parameters, 'username', name, { id: 'rule.username' });
}

/** Windows refuses a password with the user's name in it, from three letters on. */
const holdsName = (password: string, username: string): boolean =>
  username.length > 2 && password.toLowerCase().includes(username.toLowerCase());

function passwordProblem({ parameters }: VmChoices, values: VmValues, isWindows: boolean): Message | undefined {
  const rule = textProblem(parameters, 'password', values.password, { id: 'rule.password' });
  if (rule) return rule;
  return isWindows && holdsName(values.password, values.username.trim()) ? { id: 'rule.passwordName' } : undefined;
}

/** A refused type or a pasted private key is told before the general rule of the site. */
function publicKeyProblem({ parameters }: VmChoices, text: string): Message | undefined {
  return (
    (text.trim() === '' ? required : keyProblem(text)) ??
    textProblem(parameters, 'public_key', sentKey(text), { id: 'rule.publicKey' })
  );
}

/** What is wrong with the ways to sign in. A system that is on a disk already has its users. */
export function signInProblems(choices: VmChoices, values: VmValues) {
  const system = systemOf(choices, values);
  const isWindows = system.osClass === 'win';
  if (!system.isNew || values.signIn === 'cloudInit') return {};
  return {
    username: usernameProblem(choices, values.username, isWindows),
    ...(values.signIn === 'password'
      ? { password: passwordProblem(choices, values, isWindows) }
      : { publicKey: publicKeyProblem(choices, values.publicKey) }),
  };
}
