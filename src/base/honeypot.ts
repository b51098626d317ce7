/**
 * Name of the hidden form input that only bots fill in. Unknown to the autofill of browsers and
 * password managers.
 */
export const HONEYPOT = 'q7_extra'
