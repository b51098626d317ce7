import { isRecord } from '#base'
import { type AnyField, type Modules, type PageNode, VARIANTS } from '#module-contract'
import type { OptionField } from '../options/option-field.ts'
import { outerFields } from '../options/outer-fields.ts'

export interface DescribedProblem {
  /** Innermost module with the problem; undefined for the page itself. */
  node: PageNode | undefined
  /** Path of the option in the module's props: `items.1.title`, `design.border.width`. */
  option: string
  /** Labels of the setting from outside in, in English. */
  labels: string[]
}

/** Values per screen size belong to one option. */
const isVariant = (key: string) => (VARIANTS as readonly string[]).includes(key)

const isOuter = (name: string): name is keyof typeof outerFields => name in outerFields

/** Describes the target of a JSON pointer into a document with the labels of the panel. */
export function describeProblem(
  modules: Modules,
  content: readonly PageNode[],
  pointer: string,
): DescribedProblem {
  const keys = pointer.split('/').slice(1)
  let value: unknown = { content }
  let node: PageNode | undefined
  let rest: string[] = []
  for (const [index, key] of keys.entries()) {
    value = isRecord(value) || Array.isArray(value) ? (value as never)[key] : undefined
    if (!isRecord(value) || typeof value.type !== 'string' || !isRecord(value.props)) continue
    node = value as unknown as PageNode
    rest = keys.slice(index + 2)
  }
  const option = rest.filter(key => !isVariant(key)).join('.')
  return { node, option, labels: node ? labelsOf(modules, node.type, rest) : [] }
}

function labelsOf(modules: Modules, type: string, [name = '', ...rest]: string[]): string[] {
  if (isOuter(name)) return labelsIn(outerFields[name], rest)
  const field = modules.get(type)?.props.shape[name]
  return field ? [field.label, ...labelsInside(field, rest)] : []
}

function labelsIn(fields: readonly OptionField[], [name, ...rest]: string[]): string[] {
  const field = fields.find(one => one.name === name)
  return field ? [field.label, ...labelsInside(field, rest)] : []
}

/** List indexes and screen names have no label. */
function labelsInside(
  { control }: Pick<AnyField | OptionField, 'control'>,
  keys: string[],
): string[] {
  const { fields } = control as { fields?: OptionField[] | Record<string, AnyField> }
  if (!fields || keys.length === 0) return []
  const [name = '', ...rest] = keys
  const field = Array.isArray(fields) ? fields.find(one => one.name === name) : fields[name]
  return field ? [field.label, ...labelsInside(field, rest)] : labelsInside({ control }, rest)
}
