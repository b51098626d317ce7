export const AUTH_PATH = '/api/auth'
/** The visitor's address as the server knows it: a header of the same name from outside is dropped. */
export const ADDRESS_HEADER = 'x-vitrine-address'
export const MIN_PASSWORD_LENGTH = 12
/** Before the names of better-auth's cookies. */
export const COOKIE_PREFIX = 'vt'

/** Browsers take a cookie of this name behind TLS only. */
export const isSecure = (publicUrl: string) => publicUrl.startsWith('https:')
export const sessionCookie = (publicUrl: string) =>
  `${isSecure(publicUrl) ? '__Secure-' : ''}${COOKIE_PREFIX}.session_token`
