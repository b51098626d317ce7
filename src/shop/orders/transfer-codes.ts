import { encode } from 'uqr'
import { epcText } from '../payments/bacs/epc-text.ts'
import type { OrderView } from './view.ts'

export interface QrCode {
  /** Modules per side, with the quiet zone. */
  size: number
  /** SVG path of the dark modules. */
  path: string
}

const QUIET_ZONE = 4

type Transferred = Pick<OrderView, 'number' | 'payment' | 'totals' | 'paid' | 'money'>

/** QR codes of bank transfers of the balance by IBAN; none for other currencies than euros. */
export function toTransferCodes(order: Transferred): Record<string, QrCode> {
  const { number, payment, totals, paid, money } = order
  const codes = payment.accounts.flatMap(account => {
    const text = epcText(account, {
      amount: totals.total - paid,
      currency: money.currency,
      reference: String(number),
    })
    return text ? [[account.iban, toQrCode(text)] as const] : []
  })
  return Object.fromEntries(codes)
}

function toQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const runs = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      const width = (end < 0 ? row.length : end) - x
      return `M${x} ${y}h${width}v1h-${width}z`
    }),
  )
  return { size, path: runs.join('') }
}
