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

export interface ModelOrder {
  method: 'bacs' | 'cod'
  status: Status
  total: number
  paid: number
  refunded: number
  lines: ModelLine[]
  /** The latest change of status, and the money that it recorded. */
  last: { from: Status | undefined; to: Status; recorded: number }
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

  function enter(order: ModelOrder, status: Status, recorded = 0) {
    order.last = { from: order.status, to: status, recorded }
    order.status = status
  }

  const isShipped = (order: ModelOrder) => order.lines.some(line => line.shipped > 0)

  /** Effect of a status on stock. False if items were shipped, or if there are too few. */
  function moveTo(order: ModelOrder, status: Status): boolean {
    if (isReleased(status)) {
      if (isShipped(order)) return false
      release(order)
    } else if (isReleased(order.status) && !reserve(order)) return false
    return true
  }

  function process(order: ModelOrder) {
    if (order.paid < order.total || !AWAITS_MONEY.includes(order.status)) return
    if (moveTo(order, 'processing')) enter(order, 'processing')
  }

  function applyRefund(
    order: ModelOrder,
    parts: { line: ModelLine; quantity: number; amount: number }[],
  ) {
    for (const { line, quantity, amount } of parts) {
      line.refundedQuantity += quantity
      line.refundedAmount += amount
      order.refunded += amount
    }
    const isComplete = order.refunded >= order.total
    const { status } = order
    if (isComplete && (status === 'processing' || status === 'completed')) enter(order, 'refunded')
  }

  return {
    stock,
    buy(order: Omit<ModelOrder, 'last' | 'status'>): ModelOrder | undefined {
      const status: Status = order.method === 'cod' ? 'processing' : 'on-hold'
      const bought = { ...order, status, last: { from: undefined, to: status, recorded: 0 } }
      return reserve(bought) ? bought : undefined
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
      if (!STAFF[order.status].includes(status) || !moveTo(order, status)) return false
      const { last, method, paid: paidBefore } = order
      const isPaidStatus = status === 'completed' || (status === 'processing' && method !== 'cod')
      const recorded =
        isPaidStatus && order.refunded === 0 ? Math.max(order.total - order.paid, 0) : 0
      order.paid += recorded
      const isBack = last.from === status && last.to === order.status
      // Money that was returned since cannot be voided.
      const mayVoid = isBack && order.refunded === 0 && last.recorded <= paidBefore
      if (mayVoid) order.paid -= last.recorded
      enter(order, status, recorded)
      return true
    },
    recordPayment(order: ModelOrder, amount: number | undefined): boolean {
      const due = order.total - order.paid
      if (due <= 0 || (amount ?? 0) > due) return false
      order.paid += amount ?? due
      process(order)
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
        process(order)
      } else if (order.status === 'pending' && order.paid === 0) {
        if (moveTo(order, 'failed')) enter(order, 'failed')
      }
    },
    refund(
      order: ModelOrder,
      line: ModelLine,
      asked: { quantity: number; amount: number | undefined; restock: boolean },
    ): boolean {
      const { quantity, restock } = asked
      const leftQuantity = line.quantity - line.refundedQuantity
      const leftAmount = line.amount - line.refundedAmount
      if (order.paid === 0 || quantity > leftQuantity) return false
      const share = leftQuantity === 0 ? 0 : Math.round((leftAmount * quantity) / leftQuantity)
      const amount = asked.amount ?? share
      if (amount > leftAmount || amount <= 0 || amount > order.paid - order.refunded) return false
      if (restock) {
        const returned = Math.min(quantity, line.reserved)
        line.reserved -= returned
        move(line.product, returned)
      }
      applyRefund(order, [{ line, quantity, amount }])
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
      order.paid -= amount
      return true
    },
    expire(orders: readonly ModelOrder[]) {
      for (const order of orders.filter(one => one.status === 'pending' && one.paid === 0)) {
        if (moveTo(order, 'cancelled')) enter(order, 'cancelled')
      }
    },
  }
}
export type ShopModel = ReturnType<typeof createShopModel>
