import { isRecord } from '#base'
import { type AnyField, type PageNode, setAt } from '#module-kit'
import { moduleStarts, modules } from '#modules'
import { slotsOf } from '../document/nodes.ts'

type Props = Record<string, unknown>

/** Kinds of fields that say how a module looks, not what it says. */
const LOOK_KINDS = new Set(['select', 'switch', 'number', 'colour', 'icon', 'network'])
/** What depends on the page or on the content: the heading level, where items come from, which row is a group title. */
const NO_LOOK = new Set(['level', 'source', 'isGroup'])
/** Media that comes with the program. */
const isPlaceholderMedia = (value: unknown) =>
  /^placeholder/.test(String(isRecord(value) ? value.media : value))

/**
 * A node that looks like an example and says what a new module says: text comes from the module's start, images are the
 * neutral placeholders, links and what belongs to the site of the example are left out.
 */
export function toVariation(example: PageNode): PageNode {
  const { type } = example
  const shape = modules.get(type)?.props.shape ?? {}
  const start = (moduleStarts.get(type) ?? {}) as Props
  const { id, animation } = example.props
  // A measure for lines of text, unless the example has a design of its own.
  const design = example.props.design ?? start.design
  let props: Props = {
    ...lookOf(shape, example.props, start),
    ...(design === undefined ? {} : { design }),
    ...(animation === undefined ? {} : { animation }),
    id,
  }
  for (const slot of slotsOf(example)) {
    const own = slotsOf({ type, props: props as PageNode['props'] })
    const place = own.find(one => one.path === slot.path)
    // Rows that the example has and the variation has not, and slots that a new module fills itself.
    if (!place || place.nodes.length > 0) continue
    props = setAt(props as PageNode['props'], slot.path, slot.nodes.map(toVariation)) as Props
  }
  return { type, props: props as PageNode['props'] }
}

function lookOf(shape: Record<string, AnyField>, example: Props, start: Props): Props {
  const looks = Object.entries(shape).flatMap(([name, field]): [string, unknown][] => {
    const [value, begun] = [example[name], start[name]]
    if (field.kind === 'list') {
      const rows = rowsOf(field, value, begun ?? field.default)
      return rows ? [[name, rows]] : []
    }
    if (value !== undefined && isLook(name, field, value)) return [[name, withoutAlt(value)]]
    return begun === undefined ? [] : [[name, begun]]
  })
  return Object.fromEntries(looks)
}

function isLook(name: string, field: AnyField, value: unknown): boolean {
  if (field.kind === 'image' || field.kind === 'media-file') return isPlaceholderMedia(value)
  return LOOK_KINDS.has(field.kind.replace('responsive ', '')) && !NO_LOOK.has(name)
}

/** The description is that of the example's image. */
const withoutAlt = (value: unknown) =>
  isRecord(value) && 'media' in value ? { media: value.media } : value

/** As many rows as a new module has, else as the example has; each with the look of the row in its place. */
function rowsOf(field: AnyField, example: unknown, start: unknown): Props[] | undefined {
  const inner = field.control.fields as Record<string, AnyField>
  const looks = (Array.isArray(example) ? example : []) as Props[]
  const texts = (Array.isArray(start) ? start : []) as Props[]
  if (texts.length === 0 && looks.length === 0) return undefined
  const rows = texts.length > 0 ? texts : looks.map(() => ({}))
  return rows.map((row, index) => {
    const look = looks[index] ?? looks[0] ?? {}
    return { ...row, ...lookOf(inner, look, row) }
  })
}
