import { STANDARD_PARTS } from './props.ts'

/** Moves the two headings of older checkouts into their parts. */
export function titlesToParts(props: Record<string, unknown>): Record<string, unknown> {
  const { billingTitle, reviewTitle, ...rest } = props
  const titles: Record<string, unknown> = { billing: billingTitle, products: reviewTitle }
  if (rest.parts || !(billingTitle || reviewTitle)) return rest
  const parts = STANDARD_PARTS.map(({ kind, column }) => ({
    kind,
    column,
    ...(titles[kind] ? { title: titles[kind] } : {}),
  }))
  return { ...rest, parts }
}
