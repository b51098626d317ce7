const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
/** The pattern of `<input type="email">` (HTML, "valid e-mail address"): one address, and no second can hide in it. */
const ADDRESS = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`)

/** NL-1, behaviour §8: domains of one label count, blanks around it do not (RFC 5321 §4.5.3.1 for the lengths). */
export function isNewsletterAddress(text: string): boolean {
  return text.length <= 254 && text.indexOf('@') <= 64 && ADDRESS.test(text)
}

/** By which an address is the same as another. */
export const toEmailKey = (email: string) => email.trim().toLowerCase()
