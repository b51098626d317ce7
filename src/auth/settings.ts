export const AUTH_PATH = '/api/auth'
/** Internal header with the visitor's IP address. Incoming headers of this name are dropped. */
export const ADDRESS_HEADER = 'x-vitrine-address'
export const MIN_PASSWORD_LENGTH = 12
/** Prefix of better-auth's cookies. */
export const COOKIE_PREFIX = 'vt'

/** Browsers accept `__Secure-` cookies over TLS only. */
export const isSecure = (publicUrl: string) => publicUrl.startsWith('https:')
export const sessionCookie = (publicUrl: string) =>
  `${isSecure(publicUrl) ? '__Secure-' : ''}${COOKIE_PREFIX}.session_token`
