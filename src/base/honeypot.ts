/** Name of a hidden form input that programs fill. No autofill of a browser or password manager knows it. */
export const HONEYPOT = 'q7_extra'
