import { isEmailAddress } from '#base'
import { WITHDRAWAL_LENGTHS, type WithdrawnOrder } from '#shop/schema'

/** The form as entered. */
export interface EnteredForm {
  name: string
  contract: string
  email: string
  scope: 'all' | 'part'
  /** The part of the contract, if the order is not known. */
  items: string
  /** Quantities by line. */
  quantities: Record<string, string>
}

export const PROBLEMS = [
  'name-missing',
  'contract-missing',
  'email-missing',
  'email-invalid',
  'items-missing',
  'quantity-wrong',
] as const
export type Problem = (typeof PROBLEMS)[number]

/** Field of the form that a problem is about. */
export const fieldOf = (problem: Problem) =>
  problem === 'quantity-wrong' ? ('items' as const) : (problem.split('-')[0] as FieldName)
export type FieldName = 'name' | 'contract' | 'email' | 'items'

/** Start of the names of quantity fields. */
const QUANTITY = 'quantity-'

export function readForm(
  posted: Record<string, string>,
  order: WithdrawnOrder | undefined,
): EnteredForm {
  const text = (name: keyof typeof WITHDRAWAL_LENGTHS) =>
    (posted[name] ?? '').trim().slice(0, WITHDRAWAL_LENGTHS[name])
  return {
    name: text('name'),
    contract: order ? String(order.number) : text('contract'),
    email: text('email'),
    scope: posted.scope === 'part' ? 'part' : 'all',
    items: text('items'),
    quantities: Object.fromEntries(
      Object.entries(posted).flatMap(([name, value]) =>
        name.startsWith(QUANTITY) ? [[name.slice(QUANTITY.length), value]] : [],
      ),
    ),
  }
}

/** Everything that is missing or wrong, in the order of the fields. */
export function findProblems(form: EnteredForm, order: WithdrawnOrder | undefined): Problem[] {
  const problems: Problem[] = []
  if (!form.name) problems.push('name-missing')
  if (!form.contract) problems.push('contract-missing')
  if (form.scope === 'part') {
    const lines = order && withdrawnLines(form, order)
    if (order && !lines) problems.push('quantity-wrong')
    else if (order ? lines?.length === 0 : !form.items) problems.push('items-missing')
  }
  if (!form.email) problems.push('email-missing')
  else if (!isEmailAddress(form.email)) problems.push('email-invalid')
  return problems
}

/** The chosen items; undefined if a quantity is negative or above the remaining one. */
export function withdrawnLines(
  { scope, quantities }: EnteredForm,
  { items }: WithdrawnOrder,
): { lineId: string; name: string; quantity: number }[] | undefined {
  if (scope === 'all') return items
  const chosen = items.map(item => {
    const text = (quantities[item.lineId] ?? '').trim() || '0'
    return { ...item, max: item.quantity, quantity: /^\d{1,6}$/.test(text) ? Number(text) : -1 }
  })
  if (chosen.some(({ quantity, max }) => quantity < 0 || quantity > max)) return undefined
  return chosen
    .filter(item => item.quantity > 0)
    .map(({ lineId, name, quantity }) => ({ lineId, name, quantity }))
}

/** The withdrawn part as text; empty for the whole contract. */
export function describeItems(form: EnteredForm, order: WithdrawnOrder | undefined): string {
  if (form.scope === 'all') return ''
  if (!order) return form.items
  const lines = withdrawnLines(form, order) ?? []
  return lines.map(line => `${line.quantity} × ${line.name}`).join('\n')
}
