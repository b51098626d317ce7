import type { AddressField } from './address.ts'
import { addressLabel } from './address-rules.ts'

/**
 * What stands beside a field: what to do, as a person would say it. The full sentence, which names the field, is in
 * the list at the top.
 */
export const shortMessages = {
  noPhone: 'Enter your phone number',
  phone: 'Enter a phone number, such as +44 20 7946 0018',
  noEmail: 'Enter your email address',
  email: 'Enter an email address, such as name@example.com',
  country: 'Choose a country from the list',
  state: 'Choose one from the list',
  payment: 'Choose a way to pay',
  shipping: 'Choose another way to send it',
  terms: 'Accept the terms to place your order',
  postcode: 'Check this postcode: it does not fit the country',
  notSold: 'We do not sell there',
  notShipped: 'We do not ship there',
  tooLong: (maxLength: number) => `At most ${maxLength} characters`,
}

/** Beside a part of an address that is missing, in the words of its country. */
export function enterAddress(
  kind: 'billing' | 'shipping',
  part: AddressField,
  country: string,
): string {
  const noun = addressLabel(part, country)
    .replace(' / ', ' or ')
    .replace(/\b[A-Z](?=[a-z])/g, letter => letter.toLowerCase())
  if (part === 'country') return `Choose a ${noun}`
  return kind === 'billing' ? `Enter your ${noun}` : `Enter the ${noun}`
}
