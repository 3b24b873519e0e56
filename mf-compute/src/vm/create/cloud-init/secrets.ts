/** Settings of cloud-init that hold passwords and keys: what has them is not kept in a draft. */
const SECRET =
  /PRIVATE KEY|PuTTY-User-Key-File|^\s*-?\s*['"]?(password|passwd|plain_text_passwd|hashed_passwd|chpasswd|ssh_keys|token|secret|api_?key)['"]?\s*:/im;

/** Whether a cloud-init text seems to hold a secret. */
export const holdsSecret = (text: string): boolean => SECRET.test(text);
