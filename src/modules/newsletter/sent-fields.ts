/** Maximum length of an answer to a custom field. */
export const MAX_ANSWER = 1000
/** Maximum length of a name; fits all providers. */
export const MAX_NAME = 200

/** Names of the standard fields in the request (NL-1). */
export const EMAIL = 'email'
export const FIRST_NAME = 'first_name'
export const LAST_NAME = 'last_name'
export const CONSENT = 'consent'
/** Consent to counting opens and clicks. */
export const MEASURING = 'measuring'
