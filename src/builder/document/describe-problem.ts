import { isRecord } from '#base'
import { type AnyField, type PageNode, VARIANTS } from '#module-kit'
import { modules } from '#modules'
import type { OptionField } from '../options/option-field.ts'
import { outerFields } from '../options/outer-fields.ts'

export interface DescribedProblem {
  /** The innermost module that it is in; undefined for the page as a whole. */
  node: PageNode | undefined
  /** Where its option stands in that module's props: `items.1.title`, `design.border.width`. */
  option: string
  /** Labels of the setting, from the outside in; English. */
  labels: string[]
}

/** A value per screen is one option. */
const isVariant = (key: string) => (VARIANTS as readonly string[]).includes(key)

const isOuter = (name: string): name is keyof typeof outerFields => name in outerFields

/** What a JSON pointer into a document leads to, as the panel calls it. */
export function describeProblem(content: readonly PageNode[], pointer: string): DescribedProblem {
  const keys = pointer.split('/').slice(1)
  let value: unknown = { content }
  let node: PageNode | undefined
  let rest: string[] = []
  for (const [index, key] of keys.entries()) {
    value = isRecord(value) || Array.isArray(value) ? (value as never)[key] : undefined
    if (!isRecord(value) || typeof value.type !== 'string' || !isRecord(value.props)) continue
    node = value as unknown as PageNode
    // `props` follows.
    rest = keys.slice(index + 2)
  }
  const option = rest.filter(key => !isVariant(key)).join('.')
  return { node, option, labels: node ? labelsOf(node.type, rest) : [] }
}

function labelsOf(type: string, [name = '', ...rest]: string[]): string[] {
  if (isOuter(name)) return labelsIn(outerFields[name], rest)
  const field = modules.get(type)?.props.shape[name]
  return field ? [field.label, ...labelsInside(field, rest)] : []
}

function labelsIn(fields: readonly OptionField[], [name, ...rest]: string[]): string[] {
  const field = fields.find(one => one.name === name)
  return field ? [field.label, ...labelsInside(field, rest)] : []
}

/** Indexes of lists and names of screens have no label. */
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
