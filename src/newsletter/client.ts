/** Functions for the sign-up form in the browser. */
export { isNewsletterAddress } from './address.ts'
