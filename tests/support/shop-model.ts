import {
  type CardPayment,
  divide,
  type ModelCard,
  paidByCards,
  refundToCards,
  releaseCards,
  retakeCards,
  returnToCards,
} from './card-model.ts'
import { closeReturns, isRefundable, type ModelReturn, settleReturns } from './return-model.ts'

/**
 * A reference model of orders, written apart from the shop's code: small numbers in memory instead of
 * rows, transactions and locks. Tests compare both after random histories.
 */
export type Status =
  | ('pending' | 'on-hold' | 'processing' | 'completed')
  | ('cancelled' | 'failed' | 'refunded')

export interface ModelLine {
  /** Empty for shipping. */
  product: string
  quantity: number
  /** With tax. */
  amount: number
  refundedQuantity: number
  refundedAmount: number
  reserved: number
  shipped: number
}

/** Money that staff recorded; negative if it was returned. */
export interface StaffPayment {
  amount: number
  isVoided: boolean
}

export interface ModelOrder {
  method: 'bacs' | 'cod' | 'gift-card'
  status: Status
  total: number
  paid: number
  refunded: number
  lines: ModelLine[]
  cards: CardPayment[]
  /** Refunds to cards or as store credit. */
  toCards: number
  staffPayments: StaffPayment[]
  returns: ModelReturn[]
  /** The latest change of status, and the payment that it recorded. */
  last: { from: Status | undefined; to: Status; payment: StaffPayment | undefined }
}

export interface ModelPayment {
  order: ModelOrder
  amount: number
  state: 'pending' | 'settled' | 'failed'
}

const STAFF: Record<Status, readonly Status[]> = {
  pending: ['on-hold', 'processing', 'completed', 'cancelled', 'failed'],
  'on-hold': ['pending', 'processing', 'completed', 'cancelled', 'failed'],
  processing: ['on-hold', 'completed', 'cancelled', 'failed'],
  completed: ['processing'],
  failed: ['pending', 'on-hold', 'processing', 'cancelled'],
  cancelled: [],
  refunded: [],
}
const AWAITS_MONEY: readonly Status[] = ['pending', 'on-hold', 'failed', 'cancelled']
const isReleased = (status: Status) => status === 'cancelled' || status === 'failed'

export function createShopModel(stock: Map<string, number>) {
  const cards: ModelCard[] = []
  const left = (product: string) => stock.get(product) ?? 0
  const move = (product: string, by: number) => {
    if (product !== '') stock.set(product, left(product) + by)
  }

  function release(order: ModelOrder) {
    for (const line of order.lines) {
      move(line.product, line.reserved)
      line.reserved = 0
    }
  }

  function reserve(order: ModelOrder): boolean {
    const goods = order.lines.filter(line => line.product !== '')
    const wanted = (line: ModelLine) => line.quantity - line.refundedQuantity
    if (goods.some(line => left(line.product) < wanted(line))) return false
    for (const line of goods) {
      line.reserved = wanted(line)
      move(line.product, -line.reserved)
    }
    return true
  }

  function enter(order: ModelOrder, status: Status, payment?: StaffPayment) {
    order.last = { from: order.status, to: status, payment }
    order.status = status
    if (status === 'cancelled') closeReturns(order)
  }

  function record(order: ModelOrder, amount: number): StaffPayment {
    const payment = { amount, isVoided: false }
    order.staffPayments.push(payment)
    order.paid += amount
    return payment
  }

  const isShipped = (order: ModelOrder) => order.lines.some(line => line.shipped > 0)

  /** Effect of a status on stock and cards. False if items were shipped, or if there are too few. */
  function moveTo(order: ModelOrder, status: Status): boolean {
    if (isReleased(status)) {
      if (isShipped(order)) return false
      release(order)
      releaseCards(order)
    } else if (isReleased(order.status)) {
      if (!reserve(order)) return false
      retakeCards(order)
    }
    return true
  }

  function process(order: ModelOrder) {
    if (order.paid < order.total || !AWAITS_MONEY.includes(order.status)) return
    if (moveTo(order, 'processing')) enter(order, 'processing')
  }

  /** Money that arrived. The rest of a released order may be on its cards, if it can be reopened. */
  function reopen(order: ModelOrder) {
    if (!isReleased(order.status)) return process(order)
    const trial = { ...order, cards: order.cards.map(one => ({ ...one, card: { ...one.card } })) }
    retakeCards(trial)
    if (trial.paid >= order.total && moveTo(order, 'processing')) enter(order, 'processing')
  }

  function applyRefund(
    order: ModelOrder,
    parts: { line: ModelLine; quantity: number; amount: number }[],
    { asCredit, target }: { asCredit?: boolean; target?: ModelReturn | undefined } = {},
  ) {
    const sum = parts.reduce((all, part) => all + part.amount, 0)
    if (asCredit) {
      cards.push({ id: '', code: '', balance: sum })
      order.toCards += sum
    } else refundToCards(order, sum)
    for (const { line, quantity, amount } of parts) {
      line.refundedQuantity += quantity
      line.refundedAmount += amount
      order.refunded += amount
    }
    settleReturns(order, parts, target)
    const isComplete = order.refunded >= order.total
    const { status } = order
    if (isComplete && (status === 'processing' || status === 'completed')) enter(order, 'refunded')
  }

  return {
    stock,
    cards,
    /** What is left to pay with another method. */
    dueOf: (total: number, entered: readonly ModelCard[]) =>
      total - divide(entered, total).reduce((sum, payment) => sum + payment.amount, 0),
    /** Pays with the entered cards first. */
    buy(
      { method, lines, total }: Pick<ModelOrder, 'method' | 'lines' | 'total'>,
      entered: readonly ModelCard[],
    ): ModelOrder | undefined {
      const status: Status = method === 'bacs' ? 'on-hold' : 'processing'
      const last = { from: undefined, to: status, payment: undefined }
      const sums = { total, paid: 0, refunded: 0, toCards: 0 }
      const bought: ModelOrder = {
        ...{ method, lines, status, last, ...sums, cards: [], staffPayments: [], returns: [] },
      }
      if (!reserve(bought)) return undefined
      bought.cards = divide(entered, total)
      for (const { card, amount } of bought.cards) {
        card.balance -= amount
        bought.paid += amount
      }
      return bought
    },
    setStock: (product: string, by: number) => move(product, by),
    setStatus(order: ModelOrder, status: Status): boolean {
      if (order.status === status) return true
      if (status === 'refunded') {
        const isOpen = order.status === 'processing' || order.status === 'completed'
        const rest = order.total - order.refunded
        if (!isOpen || order.paid === 0 || rest > order.paid - order.refunded) return false
        const parts = order.lines.map(line => ({
          ...{ line, quantity: line.quantity - line.refundedQuantity },
          amount: line.amount - line.refundedAmount,
        }))
        applyRefund(order, parts)
        return true
      }
      const paidBefore = order.paid
      if (!STAFF[order.status].includes(status) || !moveTo(order, status)) return false
      const { last, method } = order
      const isPaidStatus = status === 'completed' || (status === 'processing' && method !== 'cod')
      const recorded =
        isPaidStatus && order.refunded === 0 ? Math.max(order.total - order.paid, 0) : 0
      const payment = recorded > 0 ? record(order, recorded) : undefined
      const isBack = last.from === status && last.to === order.status
      const wrong = isBack && order.refunded === 0 ? last.payment : undefined
      // Money that was returned since cannot be voided.
      if (wrong && !wrong.isVoided && wrong.amount <= paidBefore) {
        wrong.isVoided = true
        order.paid -= wrong.amount
      }
      enter(order, status, payment)
      return true
    },
    recordPayment(order: ModelOrder, amount: number | undefined): boolean {
      const due = order.total - order.paid
      if (due <= 0 || (amount ?? 0) > due) return false
      record(order, amount ?? due)
      process(order)
      return true
    },
    voidPayment(order: ModelOrder, payment: StaffPayment): boolean {
      if (payment.isVoided || order.paid - payment.amount < order.refunded) return false
      payment.isVoided = true
      order.paid -= payment.amount
      return true
    },
    startPayment(order: ModelOrder): ModelPayment | undefined {
      const amount = order.total - order.paid
      if (!AWAITS_MONEY.includes(order.status) || amount <= 0) return undefined
      return { order, amount, state: 'pending' }
    },
    report(payment: ModelPayment, outcome: 'settled' | 'failed') {
      const { order } = payment
      if (payment.state === 'settled' || payment.state === outcome) return
      payment.state = outcome
      if (outcome === 'settled') {
        order.paid += payment.amount
        reopen(order)
      } else if (order.status === 'pending' && order.paid === 0) {
        if (moveTo(order, 'failed')) enter(order, 'failed')
      }
    },
    refund(
      order: ModelOrder,
      asked: readonly {
        line: ModelLine
        quantity: number
        amount?: number | undefined
        restock?: boolean
      }[],
      how: { asCredit?: boolean; target?: ModelReturn | undefined } = {},
    ): boolean {
      if (how.target && !isRefundable(how.target)) return false
      const parts = asked.map(({ line, quantity, amount, restock = false }) => {
        const leftQuantity = line.quantity - line.refundedQuantity
        const left = line.amount - line.refundedAmount
        const share = leftQuantity === 0 ? 0 : Math.round((left * quantity) / leftQuantity)
        return { line, quantity, leftQuantity, left, amount: amount ?? share, restock }
      })
      const sum = parts.reduce((all, part) => all + part.amount, 0)
      if (order.paid === 0 || sum <= 0 || sum > order.paid - order.refunded) return false
      if (parts.some(one => one.quantity > one.leftQuantity || one.amount > one.left)) return false
      for (const { line, quantity, restock } of parts) {
        const returned = restock ? Math.min(quantity, line.reserved) : 0
        line.reserved -= returned
        move(line.product, returned)
      }
      applyRefund(order, parts, how)
      return true
    },
    ship(order: ModelOrder, line: ModelLine, quantity: number): boolean {
      if (order.status !== 'processing' && order.status !== 'completed') return false
      const toShip = Math.max(line.quantity - line.refundedQuantity - line.shipped, 0)
      if (quantity === 0 || quantity > toShip) return false
      line.shipped += quantity
      return true
    },
    /** Changes the quantity of a line whose items cost the same. */
    edit(order: ModelOrder, line: ModelLine, quantity: number): boolean {
      const isOpen = ['pending', 'on-hold', 'processing'].includes(order.status)
      const goods = order.lines.filter(one => one.product !== '')
      const toShip = (one: ModelLine) =>
        Math.max(one.quantity - one.refundedQuantity - one.shipped, 0)
      const isAllShipped = isShipped(order) && goods.every(one => toShip(one) === 0)
      if (!isOpen || isAllShipped || line.product === '' || quantity === line.quantity) return false
      const amount = (line.amount / line.quantity) * quantity
      if (quantity < Math.min(line.quantity, line.shipped + line.refundedQuantity)) return false
      if (amount < line.refundedAmount) return false
      const more = quantity - line.quantity
      if (more > left(line.product)) return false
      const moved = more > 0 ? more : -Math.min(-more, line.reserved)
      line.reserved += moved
      move(line.product, -moved)
      const totalBefore = order.total
      order.total += amount - line.amount
      Object.assign(line, { quantity, amount })
      if (order.paid > 0 && order.paid < totalBefore) process(order)
      return true
    },
    returnOverpayment(order: ModelOrder, amount: number): boolean {
      const most = Math.min(order.paid - order.total, order.paid - order.refunded)
      if (amount > most) return false
      const inMoney = amount - returnToCards(order, amount)
      if (inMoney > 0) record(order, -inMoney)
      return true
    },
    expire(orders: readonly ModelOrder[]) {
      for (const order of orders.filter(
        one => one.status === 'pending' && one.paid === paidByCards(one),
      )) {
        if (moveTo(order, 'cancelled')) enter(order, 'cancelled')
      }
    },
  }
}
export type ShopModel = ReturnType<typeof createShopModel>
