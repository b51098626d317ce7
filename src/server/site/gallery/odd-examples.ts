import type { AnyField, Example, ModuleRegistry } from '#module-contract'

type Props = Record<string, unknown>
type Shape = Record<string, AnyField>
/** Returns a changed value for a field, or the same value. */
type Turn = (field: AnyField, value: unknown, at: number) => unknown

const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const ARABIC = 'تُفتح الورشة يوم السبت من 10:00 إلى 18:00 (Vitrine, 24.50 €).'
const cells = (tag: string) => `<tr>${`<${tag}>${WORD}</${tag}>`.repeat(5)}</tr>`
const LONG_HTML = `<p>${`${WORD} and words of every day. `.repeat(100)}</p><table>${cells('th')}${cells('td')}</table><pre>${WORD.repeat(3)}</pre>`
const CSS =
  'color: red } body { display: none } @import "x.css"; background: url(javascript:alert(1))'
/** More rows than any page has or a list accepts. */
const MANY = 1000

/** Unusual input by visitors, owners and imports: a name, and a function that changes an example's values. */
const ODDITIES: { name: string; turn: Turn }[] = [
  {
    name: 'One item',
    turn: (field, value) => (field.kind === 'list' ? (value as unknown[]).slice(0, 1) : value),
  },
  {
    name: 'As many items as it takes',
    turn(field, value) {
      if (field.kind === 'slot') return []
      if (field.kind !== 'list') return value
      const items = value as unknown[]
      const count = Math.min(MANY, Number(field.control.max))
      return items.length === 0
        ? items
        : Array.from({ length: count }, (_, at) => items[at % items.length])
    },
  },
  {
    name: 'Images and files that are gone',
    turn: (field, value) =>
      field.kind === 'image' ? { media: 'gone' } : field.kind === 'media-file' ? 'gone' : value,
  },
  {
    name: 'Endless words, long texts, a wide table',
    turn: (field, value) =>
      field.kind === 'rich-text'
        ? LONG_HTML
        : field.kind === 'text'
          ? WORD.repeat(150).slice(0, Number(field.control.maxLength))
          : value,
  },
  {
    name: 'From right to left, with Latin values',
    turn: (field, value) =>
      field.kind === 'rich-text'
        ? `<p>${ARABIC}</p>`
        : field.kind === 'text'
          ? ARABIC.slice(0, Number(field.control.maxLength))
          : value,
  },
  {
    name: 'Numbers below and above what can be',
    turn: (field, value, at) =>
      field.kind === 'number' && field.control.min === undefined ? (at % 2 ? 250 : -20) : value,
  },
  {
    name: 'Dates that are over',
    turn: (field, value) => (field.kind === 'date-time' ? 1 : value),
  },
]

/** Creates unusual input for a module from its first example and its fields. */
export function oddExamples({ modules, examples }: ModuleRegistry, type: string): Example[] {
  const [example] = examples.get(type) ?? []
  const shape = modules.get(type)?.props.shape
  if (!example || !shape) return []
  const { id: _, ...props } = example.props
  const odd: Example[] = ODDITIES.flatMap(({ name, turn }) => {
    const turned = turnAll(shape, props, turn)
    const isOther = JSON.stringify(turned) !== JSON.stringify(turnAll(shape, props, keep))
    return isOther ? [{ ...example, name, props: turned }] : []
  })
  return [
    { ...example, name: 'Nothing set', props: {} },
    ...odd,
    {
      ...example,
      name: 'CSS that cannot be read',
      props: { ...props, attributes: { css: CSS } },
    },
  ]
}

const keep: Turn = (_, value) => value

function turnAll(shape: Shape, props: Props, turn: Turn, at = 0): Props {
  const entries = Object.entries(shape).map(([name, field]) => {
    const value = turn(field, props[name] ?? field.default, at)
    const nested = field.control.fields as Shape | undefined
    if (field.kind !== 'list' || !nested) return [name, value]
    return [name, (value as Props[]).map((item, index) => turnAll(nested, item, turn, index))]
  })
  return { ...props, ...Object.fromEntries(entries) }
}
