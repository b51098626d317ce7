import type { NumberFormat } from '../model/invoice-settings.ts'

/** Identifies a range: the format, with the year filled in if each year has its own. */
export const seriesOf = ({ format, yearly }: NumberFormat, year: number): string =>
  yearly ? format.replace('{year}', String(year)) : format

/** `RE-{year}-{number}` → `RE-2026-0042`. */
export function formatInvoiceNumber(
  { format, digits }: Pick<NumberFormat, 'format' | 'digits'>,
  { year, sequence }: { year: number; sequence: number },
): string {
  return format
    .replace('{year}', String(year))
    .replace('{number}', String(sequence).padStart(digits, '0'))
}
