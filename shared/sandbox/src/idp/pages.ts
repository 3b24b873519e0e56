const escape = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[char] ?? char,
  );

const page = (title: string, content: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title></head><body><main><h1>${escape(title)}</h1>${content}</main></body></html>`;

/** A page of the provider that says one thing and leads on. */
export const notePage = (title: string, text: string, link?: { href: string; text: string }): string =>
  page(title, `<p>${escape(text)}</p>${link ? `<p><a href="${escape(link.href)}">${escape(link.text)}</a></p>` : ''}`);

/** A page of the provider with some ways on, and a way back. */
export const chooserPage = (
  title: string,
  choices: readonly { text: string; href: string }[],
  cancelHref: string,
): string =>
  page(
    title,
    `<ul>${choices.map(({ text, href }) => `<li><a href="${escape(href)}">${escape(text)}</a></li>`).join('')}</ul><p><a href="${escape(cancelHref)}">Cancel</a></p>`,
  );

/** Where a forgotten password is set anew. */
export const passwordPage = (ticket: string, fault?: string): string =>
  page(
    'Change your password',
    `${fault ? `<p role="alert">${escape(fault)}</p>` : ''}<form method="post"><input type="hidden" name="ticket" value="${escape(ticket)}"><p><label>New password <input type="password" name="password" autocomplete="new-password" required minlength="8"></label></p><p><button type="submit">Reset password</button></p></form>`,
  );
