const WORD = '[\\p{L}\\p{N}]+'
const DOMAIN_LABEL = `${WORD}(?:-+${WORD})*`
const ATOM = '[^\\s@<>()\\[\\]\\\\,;:".]+'

/** One mailbox, as the source of a pattern: no second address can hide in it (`a@b.c, d@e.f`, `A <a@b.c>`). */
export const ADDRESS_PATTERN = `^${ATOM}(?:\\.${ATOM})*@${DOMAIN_LABEL}(?:\\.${DOMAIN_LABEL})*$`
const ADDRESS = new RegExp(ADDRESS_PATTERN, 'u')

/** Whether mail may be sent to this, or answered to it: exactly one address (RFC 5321 §4.5.3.1 for the lengths). */
export function isAddress(text: string): boolean {
  return text.length <= 254 && text.indexOf('@') <= 64 && ADDRESS.test(text)
}

/** `[space, tab, CR, LF, NUL, VT]`: what the rule does not allow at the ends of a domain or label. */
const BLANKS = ' \t\n\r\0\v'
const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]+$/
const LABEL = /^[A-Za-z0-9-]+$/

/**
 * The contact form's rule (spec §5): at least 6 characters, an `@` not in first position, a local part of the
 * allowed characters, no two dots in a row in the domain, at least two labels of letters, digits and hyphens.
 * Anything after a second `@` is not looked at, as in the system described.
 */
export function isContactAddress(text: string): boolean {
  const email = text.trim().toLowerCase()
  if (email.length < 6) return false
  const [local = '', domain = ''] = email.split('@')
  if (!email.includes('@', 1) || !LOCAL.test(local)) return false
  if (domain.includes('..') || trimEnds(domain, `.${BLANKS}`) !== domain) return false
  const labels = domain.split('.')
  if (labels.length < 2) return false
  return labels.every(label => trimEnds(label, `-${BLANKS}`) === label && LABEL.test(label))
}

function trimEnds(text: string, characters: string): string {
  let start = 0
  let end = text.length
  while (start < end && characters.includes(text.charAt(start))) start++
  while (end > start && characters.includes(text.charAt(end - 1))) end--
  return text.slice(start, end)
}

/**
 * Writes an international domain in its ASCII form, as browsers do (UTS #46): `anna@bücher.example` becomes
 * `anna@xn--bcher-kva.example`. Any other text is returned as it is.
 */
export function toAsciiEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  if (at < 0 || !/\P{ASCII}/u.test(domain) || /[\s/?#:\\[\]%]/.test(domain)) return email
  const host = URL.parse(`http://${domain}`)?.hostname
  return host ? `${email.slice(0, at)}@${host}` : email
}
