import { useState } from 'react'
import { type OpenLineView, type OrderDetail, shareOf } from '#shop/schema'

/** A line of the form: `amount` is that of the items until it is typed. */
export interface RefundRow {
  line: OpenLineView
  quantity: number
  amount: number
  isAmountTyped: boolean
  restock: boolean
}

/** Starts with everything that is left, with returned items, or with nothing. */
export type RefundStart = 'nothing' | 'everything' | ReadonlyMap<string, number>

/** State of the refund form and the request that it makes. */
export function useRefund(order: OrderDetail, start: RefundStart) {
  const [rows, setRows] = useState<RefundRow[]>(() =>
    order.openLines
      .filter(line => line.amount > 0 || (line.kind === 'product' && line.quantity > 0))
      .map(line => toRow(line, start)),
  )
  const [reason, setReason] = useState('')
  const [asCredit, setAsCredit] = useState(false)
  /** Staff transfers the money. */
  const [isManual, setManual] = useState(false)
  const change = (id: string, changes: Partial<RefundRow>) =>
    setRows(before => before.map(row => (row.line.id === id ? { ...row, ...changes } : row)))
  const total = rows.reduce((sum, row) => sum + row.amount, 0)
  return {
    rows,
    reason,
    setReason,
    asCredit,
    setAsCredit,
    isManual,
    setManual,
    total,
    /** Paid money that was not refunded. */
    available: order.paid - order.refunded,
    ways: asCredit ? { toCards: 0, sent: 0, rest: 0 } : waysOf(order, total, isManual),
    setQuantity: (row: RefundRow, quantity: number) => {
      const limited = Math.min(Math.max(quantity, 0), row.line.quantity)
      change(row.line.id, {
        quantity: limited,
        amount: shareOf(row.line.amount, limited, row.line.quantity),
        isAmountTyped: false,
      })
    },
    setAmount: (row: RefundRow, amount: number) =>
      change(row.line.id, { amount, isAmountTyped: true }),
    setRestock: (row: RefundRow, restock: boolean) => change(row.line.id, { restock }),
    request: (notify: boolean) => ({
      lines: rows
        .filter(row => row.quantity > 0 || row.amount > 0)
        .map(row => ({
          lineId: row.line.id,
          quantity: row.quantity,
          restock: row.restock,
          ...(row.isAmountTyped && row.amount > 0 && { amount: row.amount }),
        })),
      refundedBefore: order.refunded,
      reason,
      ...(asCredit && { asCredit }),
      notify,
      ...(isManual && { isManual }),
    }),
  }
}

/** How the money of a refund returns: to gift cards, by the provider, and the rest by staff. */
function waysOf(order: OrderDetail, total: number, isManual: boolean) {
  const toCards = Math.max(total - order.moneyRefundable, 0)
  const sent = isManual ? 0 : Math.min(order.onlineRefundable, total - toCards)
  return { toCards, sent, rest: total - toCards - sent }
}

function toRow(line: OpenLineView, start: RefundStart): RefundRow {
  const isReturn = typeof start === 'object'
  const asked = isReturn ? (start.get(line.id) ?? 0) : start === 'everything' ? line.quantity : 0
  const quantity = Math.min(asked, line.quantity)
  return {
    line,
    quantity,
    amount: start === 'everything' ? line.amount : shareOf(line.amount, quantity, line.quantity),
    isAmountTyped: false,
    // Returned items went back to stock when they arrived.
    restock: !isReturn && line.restockable > 0,
  }
}
