import type { Minor } from '#base'
import type { BankAccount } from '../../model/settings.ts'

const MAX_AMOUNT: Minor = 99_999_999_999
const MAX_OWNER = 70
const MAX_REFERENCE = 140

/**
 * Text of a QR code that fills in a SEPA credit transfer in banking apps (EPC069-12, version 2).
 * Undefined for other currencies, an invalid IBAN or BIC, and amounts out of range.
 */
export function epcText(
  account: BankAccount,
  payment: { amount: Minor; currency: string; reference: string },
): string | undefined {
  const { amount, currency, reference } = payment
  const iban = account.iban.replace(/\s/g, '').toUpperCase()
  const bic = account.bic.replace(/\s/g, '').toUpperCase()
  if (currency !== 'EUR' || !isIban(iban) || amount < 1 || amount > MAX_AMOUNT) return undefined
  if (bic !== '' && !/^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/.test(bic)) return undefined
  const owner = oneLine(account.owner, MAX_OWNER)
  if (owner === '') return undefined
  const [euros, cents] = [Math.trunc(amount / 100), String(amount % 100).padStart(2, '0')]
  return [
    ...['BCD', '002', '1', 'SCT', bic, owner, iban, `EUR${euros}.${cents}`],
    // Purpose, structured reference, text.
    ...['', '', oneLine(reference, MAX_REFERENCE)],
  ].join('\n')
}

const oneLine = (text: string, length: number) => text.replace(/\s+/g, ' ').trim().slice(0, length)

/** Checks length and checksum (ISO 13616), not the country's format. */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map(sign => Number.parseInt(sign, 36))
  return BigInt(digits.join('')) % 97n === 1n
}
