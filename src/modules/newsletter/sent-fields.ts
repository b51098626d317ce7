/** Longest answer to a custom field, in characters. */
export const MAX_ANSWER = 1000
/** Names are a line, and fit a column of every provider. */
export const MAX_NAME = 200

/** The fields that every sign-up may have, as they are posted (NL-1). */
export const EMAIL = 'email'
export const FIRST_NAME = 'first_name'
export const LAST_NAME = 'last_name'
export const CONSENT = 'consent'
/** Whether opens and clicks may be counted. */
export const MEASURING = 'measuring'
