/** Options with values: a number in calculations, a text in comparisons. */
export interface ValuedChoice {
  worth: number
  text: string
}

/** Value of a field in a formula. */
export type FormulaValue = number | string | ValuedChoice

/** A parsed formula; `fields` are the referenced field ids. */
export interface Formula {
  fields: readonly string[]
  /** The result; undefined if there is none, for example after a division by zero. */
  evaluate(read: (fieldId: string) => FormulaValue): number | undefined
}

/** Maximum length in characters, and nesting depth. */
export const MAX_FORMULA = 500
const MAX_DEPTH = 30

type Node = (read: (fieldId: string) => FormulaValue) => FormulaValue
type Token = {
  kind: 'number' | 'text' | 'field' | 'name' | 'sign' | 'end'
  text: string
  at: number
}

/** Syntax error of a formula with a 0-based position. */
export class FormulaError extends Error {
  readonly at: number
  constructor(at: number) {
    super(`formula: ${at}`)
    this.at = at
  }
}

/**
 * Parses a formula such as `{people} * 45 + if({course} = "Private group", 80, 0)`: numbers, quoted
 * texts, fields in braces, `+ - * /`, comparisons, parentheses and the functions below. Cannot call
 * anything else. Throws `FormulaError`.
 */
export function parseFormula(text: string): Formula {
  if (text.length > MAX_FORMULA) throw new FormulaError(MAX_FORMULA)
  const tokens = readTokens(text)
  const fields = new Set<string>()
  let next = 0
  const peek = () => tokens[next] as Token
  const take = () => tokens[next++] as Token
  const isSign = (...signs: string[]) => peek().kind === 'sign' && signs.includes(peek().text)
  const expect = (sign: string) => {
    if (!isSign(sign)) throw new FormulaError(peek().at)
    take()
  }

  function comparison(depth: number): Node {
    const left = sum(depth)
    if (!isSign('=', '!=', '<', '<=', '>', '>=')) return left
    const compare = COMPARISONS[take().text] as Compare
    const right = sum(depth)
    return read => Number(compare(left(read), right(read)))
  }

  function sum(depth: number): Node {
    let left = product(depth)
    while (isSign('+', '-')) {
      const before = left
      const sign = take().text === '+' ? 1 : -1
      const right = product(depth)
      left = read => toNumber(before(read)) + sign * toNumber(right(read))
    }
    return left
  }

  function product(depth: number): Node {
    let left = single(depth)
    while (isSign('*', '/')) {
      const before = left
      const isTimes = take().text === '*'
      const right = single(depth)
      left = read => {
        const [a, b] = [toNumber(before(read)), toNumber(right(read))]
        return isTimes ? a * b : a / b
      }
    }
    return left
  }

  function single(depth: number): Node {
    if (depth > MAX_DEPTH) throw new FormulaError(peek().at)
    const { kind, text: word, at } = take()
    if (kind === 'number') return () => Number(word)
    if (kind === 'text') return () => word
    if (kind === 'field') {
      fields.add(word)
      return read => read(word)
    }
    if (kind === 'sign' && word === '-') {
      const negated = single(depth + 1)
      return read => -toNumber(negated(read))
    }
    if (kind === 'sign' && word === '(') {
      const inner = comparison(depth + 1)
      expect(')')
      return inner
    }
    const found = kind === 'name' ? FUNCTIONS.get(word.toLowerCase()) : undefined
    if (!found) throw new FormulaError(at)
    expect('(')
    const given: Node[] = []
    while (!isSign(')')) {
      if (given.length > 0) expect(',')
      given.push(comparison(depth + 1))
    }
    take()
    if (given.length < found.least || given.length > found.most) throw new FormulaError(at)
    return read => found.call(given.map(one => () => one(read)))
  }

  const root = comparison(0)
  if (peek().kind !== 'end') throw new FormulaError(peek().at)
  return {
    fields: [...fields],
    evaluate(read) {
      const result = toNumber(root(read))
      return Number.isFinite(result) ? result : undefined
    },
  }
}

type Compare = (a: FormulaValue, b: FormulaValue) => boolean

/** Compares as text if either side is a text, else as numbers. */
const COMPARISONS: Record<string, Compare> = {
  '=': isSame,
  '!=': (a, b) => !isSame(a, b),
  '<': (a, b) => toNumber(a) < toNumber(b),
  '<=': (a, b) => toNumber(a) <= toNumber(b),
  '>': (a, b) => toNumber(a) > toNumber(b),
  '>=': (a, b) => toNumber(a) >= toNumber(b),
}

function isSame(a: FormulaValue, b: FormulaValue): boolean {
  const [one, other] = [textOf(a), textOf(b)]
  return one === undefined || other === undefined ? toNumber(a) === toNumber(b) : one === other
}

const textOf = (value: FormulaValue) =>
  typeof value === 'object' ? value.text : typeof value === 'string' ? value : undefined

interface FormulaFunction {
  least: number
  most: number
  /** Arguments are evaluated lazily. */
  call(given: (() => FormulaValue)[]): FormulaValue
}

const numbersOf = (given: (() => FormulaValue)[]) => given.map(one => toNumber(one()))

const FUNCTIONS = new Map<string, FormulaFunction>([
  ['if', { least: 3, most: 3, call: ([test, yes, no]) => (isTrue(test) ? yes : no)?.() ?? 0 }],
  ['and', { least: 1, most: 20, call: given => Number(given.every(isTrue)) }],
  ['or', { least: 1, most: 20, call: given => Number(given.some(isTrue)) }],
  ['not', { least: 1, most: 1, call: ([test]) => Number(!isTrue(test)) }],
  ['min', { least: 1, most: 20, call: given => Math.min(...numbersOf(given)) }],
  ['max', { least: 1, most: 20, call: given => Math.max(...numbersOf(given)) }],
  ['abs', { least: 1, most: 1, call: given => Math.abs(numbersOf(given)[0] ?? 0) }],
  ['floor', { least: 1, most: 1, call: given => Math.floor(numbersOf(given)[0] ?? 0) }],
  ['ceil', { least: 1, most: 1, call: given => Math.ceil(numbersOf(given)[0] ?? 0) }],
  [
    'round',
    {
      least: 1,
      most: 2,
      call: given => {
        const [value = 0, digits = 0] = numbersOf(given)
        return roundTo(value, digits)
      },
    },
  ],
  // Nights between two dates.
  [
    'days',
    {
      least: 2,
      most: 2,
      call: ([from, to]) => {
        const days = (Date.parse(String(to?.())) - Date.parse(String(from?.()))) / DAY_MS
        return Number.isNaN(days) ? 0 : Math.round(days)
      },
    },
  ],
])

const DAY_MS = 86_400_000

function isTrue(value: (() => FormulaValue) | undefined): boolean {
  const found = value?.() ?? 0
  return typeof found === 'string' ? found !== '' : toNumber(found) !== 0
}

/** Empty and invalid answers count as 0. */
function toNumber(value: FormulaValue): number {
  if (typeof value === 'number') return value
  if (typeof value === 'object') return value.worth
  const number = Number(value.trim())
  return Number.isNaN(number) ? 0 : number
}

/** Rounds half away from zero like money; at most six decimals. */
export function roundTo(value: number, digits: number): number {
  const factor = 10 ** Math.min(6, Math.max(0, Math.trunc(digits)))
  // Compensates the floating-point error of 1.005 × 100.
  return (Math.sign(value) * Math.round(Math.abs(value) * factor * (1 + Number.EPSILON))) / factor
}

const TOKEN =
  /\s*(?:(?<number>\d{1,15}(?:\.\d{1,10})?)|"(?<text>[^"]{0,500})"|\{(?<field>[A-Za-z0-9_-]{1,64})\}|(?<name>[A-Za-z]{1,20})|(?<sign><=|>=|!=|[-+*/(),=<>]))/y

function readTokens(text: string): Token[] {
  const tokens: Token[] = []
  const trimmed = text.trimEnd()
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < trimmed.length) {
    const at = TOKEN.lastIndex
    const found = TOKEN.exec(trimmed)?.groups
    if (!found) throw new FormulaError(at)
    const [kind, word] = Object.entries(found).find(([, one]) => one !== undefined) ?? ['end', '']
    tokens.push({ kind: kind as Token['kind'], text: word, at })
  }
  return [...tokens, { kind: 'end', text: '', at: trimmed.length }]
}
