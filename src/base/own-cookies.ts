/**
 * Lowercase prefixes of all cookies that the product sets or relies on. They hold sessions, carts
 * and order keys, so content must not read them.
 */
const OWN_PREFIXES = ['vt.', 'vt_', 'vt-', '__secure-', '__host-', '__http-', '__host-http-']

/** Whether a cookie belongs to the site itself. Browsers match the `__` prefixes case-insensitively. */
export function isOwnCookie(name: string): boolean {
  const lower = name.trim().toLowerCase()
  return OWN_PREFIXES.some(prefix => lower.startsWith(prefix))
}
