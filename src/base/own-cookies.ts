/**
 * Prefixes, in lower case, of every cookie that the product sets or relies on. Authors' content must not read them:
 * they hold sessions, carts and order keys.
 */
const OWN_PREFIXES = ['vt.', 'vt_', 'vt-', '__secure-', '__host-', '__http-', '__host-http-']

/** Whether a cookie belongs to the site itself. Browsers compare the `__` prefixes without regard to case. */
export function isOwnCookie(name: string): boolean {
  const lower = name.trim().toLowerCase()
  return OWN_PREFIXES.some(prefix => lower.startsWith(prefix))
}
