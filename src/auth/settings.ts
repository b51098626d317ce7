export const AUTH_PATH = '/api/auth'
/** The visitor's address as the server knows it: a header of the same name from outside is dropped. */
export const ADDRESS_HEADER = 'x-vitrine-address'
export const MIN_PASSWORD_LENGTH = 12
/** Before the names of better-auth's cookies. */
export const COOKIE_PREFIX = 'vt'
