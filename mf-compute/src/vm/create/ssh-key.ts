import type { Message } from '../../texts';

const TYPES =
  /^(ssh-ed25519|ssh-rsa|ecdsa-sha2-nistp(?:256|384|521)|sk-ssh-ed25519@openssh\.com|sk-ecdsa-sha2-nistp256@openssh\.com)$/;

/** What one sees of a public key: its type, and the comment that people name it by. */
export function keyLabel(line: string): { type: string; comment: string } | undefined {
  const [type, body, ...comment] = line.trim().split(/\s+/);
  return type && body && TYPES.test(type) ? { type, comment: comment.join(' ') } : undefined;
}

/** Enough of the key to hold the longest type: 64 characters of base64 are 48 bytes. */
const HEAD = 64;

/** The type is written a second time inside of the key: 4 bytes of length, then the name. */
function innerType(body: string): string | undefined {
  const head = body.slice(0, HEAD);
  try {
    const bytes = atob(head.slice(0, head.length - (head.length % 4)));
    const length = bytes
      .slice(0, 4)
      .split('')
      .reduce((sum, char) => sum * 256 + char.charCodeAt(0), 0);
    return bytes.slice(4, 4 + length);
  } catch {
    return undefined;
  }
}

/** What is wrong with an SSH public key line; a private key in its place is told apart. */
export function keyProblem(line: string): Message | undefined {
  const text = line.trim();
  if (/PRIVATE KEY/.test(text)) return { id: 'key.private' };
  if (/[\r\n]/.test(text)) return { id: 'key.oneLine' };
  const [type = '', body = ''] = text.split(/\s+/);
  if (type === 'ssh-dss') return { id: 'key.dsa' };
  if (!TYPES.test(type)) return { id: 'key.type' };
  return innerType(body) === type ? undefined : { id: 'key.broken' };
}
