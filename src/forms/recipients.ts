import { isEmailAddress } from '#base'
import type { FormField, FormValues } from './definition.ts'

/** Sends the mail to other recipients if a field has a given answer. */
export interface RecipientRule {
  /** Field id. */
  field: string
  value: string
  /** Addresses as in `Recipients.to`. */
  to: string
}

/** Recipients of a submission. */
export interface Recipients {
  /** Addresses separated by commas, semicolons or line breaks. */
  to: string
  rules: readonly RecipientRule[]
}

/** A limit, because larger groups should use a mailing list. */
export const MAX_RECIPIENTS = 20

/** Parses addresses without duplicates, and returns invalid parts. Accepts `Name <a@b.c>`. */
export function readAddresses(text: string): { addresses: string[]; invalid: string[] } {
  const addresses = new Map<string, string>()
  const invalid: string[] = []
  for (const part of text.split(/[,;\n]/)) {
    const entry = part.trim()
    const [, inner] = /<([^<>]*)>$/.exec(entry) ?? []
    const address = (inner ?? entry).trim()
    if (isEmailAddress(address)) {
      if (!addresses.has(address.toLowerCase())) addresses.set(address.toLowerCase(), address)
    } else if (entry) invalid.push(entry)
  }
  return { addresses: [...addresses.values()], invalid }
}

/**
 * Recipients of a submission without duplicates: those of matching rules, else those of the form.
 * Empty if none is valid; then the site's address is used.
 */
export function recipientsOf(
  { to, rules }: Recipients,
  values: FormValues,
  hidden: ReadonlySet<string>,
): string[] {
  const holds = ({ field, value }: RecipientRule) =>
    !hidden.has(field) && (values[field] ?? []).includes(value)
  const chosen = readAddresses(
    rules
      .filter(holds)
      .map(rule => rule.to)
      .join(','),
  ).addresses
  const all = chosen.length > 0 ? chosen : readAddresses(to).addresses
  return all.slice(0, MAX_RECIPIENTS)
}

/** Whether answers are chosen from configured options. */
export const isChoice = ({ type }: Pick<FormField, 'type'>) =>
  type === 'select' || type === 'radio' || type === 'checkbox'
