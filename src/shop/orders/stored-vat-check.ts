import type { VatCheck } from '../tax/check-vat-id.ts'

export function toStoredVatCheck(check: VatCheck | undefined) {
  const { number = '', ...result } = check ?? {}
  return { vatId: number, vatCheck: JSON.stringify(result) }
}

/** Undefined if the buyer entered no VAT ID or the order was erased. */
export function readVatCheck(row: { vat_id: string; vat_check: string }): VatCheck | undefined {
  if (!row.vat_id) return undefined
  return { number: row.vat_id, ...(JSON.parse(row.vat_check) as Omit<VatCheck, 'number'>) }
}
