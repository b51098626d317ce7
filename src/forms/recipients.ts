import { isAddress } from '#base'
import type { FormField, FormValues } from './definition.ts'

/** "If the answer of a field is this, the mail goes there." */
export interface RecipientRule {
  /** A field's id. */
  field: string
  value: string
  /** Addresses, as in `Recipients.to`. */
  to: string
}

/** Who is told of a submission. */
export interface Recipients {
  /** Addresses, parted by commas, semicolons or lines. */
  to: string
  rules: readonly RecipientRule[]
}

/** More of them are a mailing list. */
export const MAX_RECIPIENTS = 20

/** The addresses that a text names, each once, and what in it is none. `Name <a@b.c>` names its address. */
export function readAddresses(text: string): { addresses: string[]; invalid: string[] } {
  const addresses = new Map<string, string>()
  const invalid: string[] = []
  for (const part of text.split(/[,;\n]/)) {
    const entry = part.trim()
    const [, inner] = /<([^<>]*)>$/.exec(entry) ?? []
    const address = (inner ?? entry).trim()
    if (isAddress(address)) {
      if (!addresses.has(address.toLowerCase())) addresses.set(address.toLowerCase(), address)
    } else if (entry) invalid.push(entry)
  }
  return { addresses: [...addresses.values()], invalid }
}

/**
 * Where a submission's mail goes, each address once: the addresses of the rules that hold; without any, those of the form.
 * Empty where neither names one that can be written to: then it is the site's.
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

/** Whether visitors choose a field's answer among what the owner wrote. */
export const isChoice = ({ type }: Pick<FormField, 'type'>) =>
  type === 'select' || type === 'radio' || type === 'checkbox'
