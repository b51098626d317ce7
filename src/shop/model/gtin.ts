const LENGTHS = [8, 12, 13, 14]

/**
 * The digits of a GTIN (EAN, UPC, ISBN): without spaces and hyphens, an ISBN-10 as ISBN-13.
 * Undefined if its length or check digit is wrong (GS1 General Specifications, section 7.9).
 */
export function readGtin(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '')
  if (/^\d{9}[\dXx]$/.test(digits)) return fromIsbn10(digits)
  if (!/^\d+$/.test(digits) || !LENGTHS.includes(digits.length)) return undefined
  return checkDigit(digits.slice(0, -1)) === digits.at(-1) ? digits : undefined
}

/** Weights are 3 and 1 in turn, from the right. */
function checkDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}

function fromIsbn10(isbn: string): string | undefined {
  const sum = [...isbn.toUpperCase()].reduce(
    (total, digit, index) => total + (digit === 'X' ? 10 : Number(digit)) * (10 - index),
    0,
  )
  if (sum % 11 !== 0) return undefined
  const digits = `978${isbn.slice(0, 9)}`
  return digits + checkDigit(digits)
}
