import { allocate, type Minor, ok, type Result, refuse } from '#base'

/** The rest of an order line after its refunds. */
export interface RefundableLine {
  id: string
  quantity: number
  net: Minor
  taxes: readonly Minor[]
}

export interface RefundRequestLine {
  lineId: string
  /** Returned items; 0 for an amount without items. */
  quantity: number
  /** With tax; the share of the returned items if missing. */
  amount?: Minor | undefined
}

export interface RefundPart {
  lineId: string
  quantity: number
  net: Minor
  tax: Minor
  taxes: Minor[]
}

export type SplitReason = 'refund-too-many' | 'refund-too-much'

export const leftOf = ({ net, taxes }: Pick<RefundableLine, 'net' | 'taxes'>): Minor =>
  net + sum(taxes)

/**
 * Takes a refund from what is left of a line: the amount is split into net and taxes in proportion
 * to what is left of each, so the last refund takes exactly the rest. Tax is never computed.
 */
export function splitRefund(
  line: RefundableLine,
  { quantity, amount }: Omit<RefundRequestLine, 'lineId'>,
): Result<{ part: RefundPart }, SplitReason> {
  const left = leftOf(line)
  if (quantity > line.quantity) return refuse('refund-too-many')
  const wanted = amount ?? shareOf(left, quantity, line.quantity)
  if (wanted > left) return refuse('refund-too-much')
  const [net = 0, ...taxes] = allocate(wanted, [line.net, ...line.taxes])
  return ok({ part: { lineId: line.id, quantity, net, tax: sum(taxes), taxes } })
}

/** Amount of some of the items that are left. */
export function shareOf(left: Minor, quantity: number, of: number): Minor {
  if (quantity === 0 || of === 0) return 0
  return allocate(left, [quantity, of - quantity])[0] ?? 0
}

const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((all, one) => all + one, 0)
