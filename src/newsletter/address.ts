const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
/** Pattern of `<input type="email">` (HTML, "valid e-mail address"), which matches exactly one address. */
const ADDRESS = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`)

/**
 * NL-1, behaviour §8: single-label domains are allowed and surrounding spaces ignored (lengths by
 * RFC 5321 §4.5.3.1).
 */
export function isNewsletterAddress(text: string): boolean {
  return text.length <= 254 && text.indexOf('@') <= 64 && ADDRESS.test(text)
}

/** Form in which addresses are compared. */
export const toEmailKey = (email: string) => email.trim().toLowerCase()
