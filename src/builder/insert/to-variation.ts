import { isRecord, setAt } from '#base'
import type { AnyField, ModuleRegistry, PageNode } from '#module-contract'
import { slotsOf } from '../document/nodes.ts'

type Props = Record<string, unknown>

/** Field kinds that define the appearance of a module rather than its content. */
const LOOK_KINDS = new Set(['select', 'switch', 'number', 'colour', 'icon', 'network'])
/** Props that depend on the page or its content: heading level, source of items, group rows. */
const NO_LOOK = new Set(['level', 'source', 'isGroup'])
/** Placeholder media that come with Vitrine. */
const isPlaceholderMedia = (value: unknown) =>
  /^placeholder/.test(String(isRecord(value) ? value.media : value))

/**
 * Creates a variation that looks like an example but has neutral content: texts of a new module,
 * placeholder images, no links.
 */
export function toVariation(registry: ModuleRegistry, example: PageNode): PageNode {
  const { modules, starts } = registry
  const { type } = example
  const shape = modules.get(type)?.props.shape ?? {}
  const start = (starts.get(type) ?? {}) as Props
  const { id, animation } = example.props
  // Width of text, unless the example has its own design.
  const design = example.props.design ?? start.design
  let props: Props = {
    ...lookOf(shape, example.props, start),
    ...(design === undefined ? {} : { design }),
    ...(animation === undefined ? {} : { animation }),
    id,
  }
  for (const slot of slotsOf(modules, example)) {
    const own = slotsOf(modules, { type, props: props as PageNode['props'] })
    const place = own.find(one => one.path === slot.path)
    // Rows and slots that exist only in the example.
    if (!place || place.nodes.length > 0) continue
    props = setAt(
      props as PageNode['props'],
      slot.path,
      slot.nodes.map(node => toVariation(registry, node)),
    ) as Props
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

/** The alt text describes the example's image. */
const withoutAlt = (value: unknown) =>
  isRecord(value) && 'media' in value ? { media: value.media } : value

/** Uses as many rows as a new module has, or else as the example has, each with the appearance of its row. */
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
