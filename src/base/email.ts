const WORD = '[\\p{L}\\p{N}]+'
const DOMAIN_LABEL = `${WORD}(?:-+${WORD})*`
const ATOM = '[^\\s@<>()\\[\\]\\\\,;:".]+'

/** Pattern source for exactly one mailbox. Rejects lists and display names (`a@b.c, d@e.f`, `A <a@b.c>`). */
export const EMAIL_PATTERN = `^${ATOM}(?:\\.${ATOM})*@${DOMAIN_LABEL}(?:\\.${DOMAIN_LABEL})*$`
const ADDRESS = new RegExp(EMAIL_PATTERN, 'u')

/** Whether a text is exactly one email address (lengths by RFC 5321 §4.5.3.1). */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && text.indexOf('@') <= 64 && ADDRESS.test(text)
}

/** Trimmed from domain and labels: space, tab, CR, LF, NUL, VT. */
const BLANKS = ' \t\n\r\0\v'
const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]+$/
const LABEL = /^[A-Za-z0-9-]+$/

/**
 * Validation rule of the contact form (spec §5): at least 6 characters, an `@` that is not first, a
 * local part of allowed characters, no consecutive dots in the domain, at least two labels of
 * letters, digits and hyphens. Text after a second `@` is ignored, as the specification requires.
 */
export function isContactEmail(text: string): boolean {
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
