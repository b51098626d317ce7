/** What the sign-up form needs in the browser. */
export { isNewsletterAddress } from './address.ts'
