/**
 * Formulas of shipping costs, with the notation of WooCommerce: decimal amounts, `+ - * /`, parentheses,
 * `[qty]` (number of items), `[cost]` (value of the items), `[weight]`, and
 * `[fee percent="10" min_fee="4" max_fee="20"]`, a share of the value within limits.
 */
export interface FormulaValues {
  quantity: number
  /** In the currency, such as 19.9. */
  value: number
  /** In the shop's unit. */
  weight: number
}

export type Formula = (values: FormulaValues) => number

const MAX_DEPTH = 20
const TOKEN =
  /\s*(?:(\d+(?:[.,]\d+)?|[.,]\d+)|([-+*/()])|\[(qty|cost|weight)\]|\[fee\s+([^\]]*)\])/gy
const FEE_PARTS = /(percent|min_fee|max_fee)\s*=\s*["'”](\d+(?:[.,]\d+)?)["'”]/g

type Token =
  | { kind: 'value'; of: Formula }
  | { kind: 'operator'; sign: '+' | '-' | '*' | '/' | '(' | ')' }

/** Parses a formula; undefined if it is invalid. An empty one is 0. */
export function parseFormula(text: string): Formula | undefined {
  if (text.trim() === '') return () => 0
  const tokens = tokenize(text)
  if (!tokens) return undefined
  let at = 0
  const isNext = (...signs: string[]) => {
    const token = tokens[at]
    return token?.kind === 'operator' && signs.includes(token.sign)
  }

  function sum(depth: number): Formula | undefined {
    let left = product(depth)
    while (left && isNext('+', '-')) {
      const isPlus = isNext('+')
      at++
      left = combine(left, product(depth), isPlus ? (a, b) => a + b : (a, b) => a - b)
    }
    return left
  }

  function product(depth: number): Formula | undefined {
    let left = factor(depth)
    while (left && isNext('*', '/')) {
      const isTimes = isNext('*')
      at++
      left = combine(left, factor(depth), isTimes ? (a, b) => a * b : divide)
    }
    return left
  }

  function factor(depth: number): Formula | undefined {
    const token = tokens?.[at++]
    if (token?.kind === 'value') return token.of
    if (token?.sign === '-') {
      const negated = factor(depth)
      return negated && (values => -negated(values))
    }
    if (token?.sign !== '(' || depth > MAX_DEPTH) return undefined
    const inner = sum(depth + 1)
    if (!isNext(')')) return undefined
    at++
    return inner
  }

  const parsed = sum(0)
  return at === tokens.length ? parsed : undefined
}

const divide = (a: number, b: number) => (b === 0 ? 0 : a / b)

function combine(
  left: Formula,
  right: Formula | undefined,
  by: (a: number, b: number) => number,
): Formula | undefined {
  return right && (values => by(left(values), right(values)))
}

function tokenize(text: string): Token[] | undefined {
  const tokens: Token[] = []
  let end = 0
  for (const match of text.matchAll(TOKEN)) {
    const [whole, amount, sign, name, fee] = match
    end = match.index + whole.length
    if (amount !== undefined) {
      const value = toNumber(amount)
      tokens.push({ kind: 'value', of: () => value })
    } else if (sign) tokens.push({ kind: 'operator', sign: sign as '+' })
    else if (name) tokens.push({ kind: 'value', of: variableOf(name) })
    else {
      const of = parseFee(fee ?? '')
      if (!of) return undefined
      tokens.push({ kind: 'value', of })
    }
  }
  return text.slice(end).trim() === '' ? tokens : undefined
}

function variableOf(name: string): Formula {
  if (name === 'qty') return ({ quantity }) => quantity
  return name === 'cost' ? ({ value }) => value : ({ weight }) => weight
}

function parseFee(text: string): Formula | undefined {
  const parts = new Map(
    [...text.matchAll(FEE_PARTS)].map(([, name, amount]) => [name, toNumber(amount ?? '')]),
  )
  const percent = parts.get('percent')
  if (percent === undefined) return undefined
  const minimum = parts.get('min_fee') ?? 0
  const maximum = parts.get('max_fee') ?? Number.POSITIVE_INFINITY
  return ({ value }) => Math.min(Math.max((value * percent) / 100, minimum), maximum)
}

const toNumber = (text: string) => Number(text.replace(',', '.'))
