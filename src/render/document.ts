import Type from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { isRecord } from '#base'
import { OuterSchema, withCurrentColours } from '#design'
import {
  type AnyModule,
  type Cleaner,
  cleanProps,
  isPageNode,
  NODE_ID_PATTERN,
  type PageDocument,
  type PageNode,
  setAt,
  slotsIn,
} from '#module-kit'
import { findKeptNodes } from './kept-nodes.ts'

/** One thing wrong with a document; `path` is a JSON pointer (RFC 6901). */
export interface DocumentProblem {
  path: string
  message: string
}

const RootSchema = Type.Object(
  {
    props: Type.Object(
      {
        title: Type.String({ minLength: 1, maxLength: 300 }),
        description: Type.Optional(Type.String({ maxLength: 500 })),
        image: Type.Optional(Type.String({ maxLength: 100 })),
        noindex: Type.Optional(Type.Boolean()),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
)
const upgradesSchema = Type.Record(Type.String(), Type.Integer({ minimum: 0 }))
const SCHEMA = 1
const MAX_DEPTH = 20
const MAX_NODES = 5000
const nodeId = new RegExp(NODE_ID_PATTERN)

/** The props schema of one module with what every module takes besides. */
export function nodePropsSchema(module: AnyModule) {
  return Type.Object(
    {
      id: Type.String({ pattern: NODE_ID_PATTERN }),
      ...OuterSchema,
      ...module.props.schema.properties,
    },
    { additionalProperties: false },
  )
}

/** Checks and upgrades page documents against the modules that exist. */
export function createDocuments(modules: ReadonlyMap<string, AnyModule>) {
  const root = Compile(RootSchema)
  const upgrades = Compile(upgradesSchema)
  const validators = new Map<string, Validator>()

  function validatorOf(type: string, module: AnyModule): Validator {
    let validator = validators.get(type)
    if (!validator) {
      validator = Compile(nodePropsSchema(module))
      validators.set(type, validator)
    }
    return validator
  }

  function currentUpgrades(): Record<string, number> {
    const steps: Record<string, number> = {}
    for (const [type, module] of modules) {
      if (module.upgrades?.length) steps[type] = module.upgrades.length
    }
    return steps
  }

  /** Stored props brought to today's shape. Throws what a broken upgrade step throws. */
  function upgradeProps(document: PageDocument, node: PageNode): PageNode['props'] {
    const steps = modules.get(node.type)?.upgrades ?? []
    const reached = document.upgrades[node.type] ?? 0
    let props: Record<string, unknown> = node.props
    for (const step of steps.slice(reached)) props = step.up(props)
    return { ...props, id: node.props.id }
  }

  /** Every problem of one node's own props, without its slots. */
  function problemsOfProps(type: string, props: unknown, path: string): DocumentProblem[] {
    const module = modules.get(type)
    if (!module) return [{ path: `${path}/type`, message: `there is no module "${type}"` }]
    const validator = validatorOf(type, module)
    if (validator.Check(props)) return []
    return toProblems(validator, props, `${path}/props`)
  }

  /** Whether a newer program wrote it: saving it here would lose what that added. */
  function isNewer(value: unknown): boolean {
    const isNewerSchema =
      isRecord(value) && typeof value.schema === 'number' && value.schema > SCHEMA
    return isNewerSchema || newerTypes(value).length > 0
  }

  /** Module types whose stored props a newer program wrote. */
  function newerTypes(value: unknown): string[] {
    if (!isRecord(value) || !isRecord(value.upgrades)) return []
    const known = currentUpgrades()
    return Object.entries(value.upgrades).flatMap(([type, step]) =>
      typeof step === 'number' && modules.has(type) && step > (known[type] ?? 0) ? [type] : [],
    )
  }

  /**
   * Answers every problem, each with its place; none for a document that can be published. Nodes of unknown modules are
   * one, but for those that are in one of the `stored` documents.
   */
  function validate(value: unknown, stored: readonly PageDocument[] = []): DocumentProblem[] {
    if (!isRecord(value)) return [{ path: '', message: 'must be an object' }]
    const problems: DocumentProblem[] = []
    if (value.schema !== SCHEMA) {
      problems.push({ path: '/schema', message: `must be ${SCHEMA}` })
    }
    for (const key of Object.keys(value)) {
      if (!['schema', 'upgrades', 'root', 'content'].includes(key)) {
        problems.push({ path: pointer('', key), message: 'is not known' })
      }
    }
    problems.push(...toProblems(root, value.root, '/root'))
    problems.push(...toProblems(upgrades, value.upgrades, '/upgrades'))
    for (const type of newerTypes(value)) {
      problems.push({ path: pointer('/upgrades', type), message: 'is newer than this program' })
    }
    if (!Array.isArray(value.content)) {
      return [...problems, { path: '/content', message: 'must be a list of nodes' }]
    }
    const document = {
      ...value,
      upgrades: isRecord(value.upgrades) ? value.upgrades : {},
    } as unknown as PageDocument
    const kept = findKeptNodes(modules, stored)
    const seen = new Map<string, string>()
    walk(document.content, '/content', 0)
    return problems

    function walk(nodes: readonly unknown[], path: string, depth: number) {
      if (depth > MAX_DEPTH) {
        problems.push({ path, message: `is nested more than ${MAX_DEPTH} deep` })
        return
      }
      nodes.forEach((node, index) => {
        visit(node, `${path}/${index}`, depth)
      })
    }

    function visit(node: unknown, path: string, depth: number) {
      if (!isRecord(node) || typeof node.type !== 'string' || !isRecord(node.props)) {
        problems.push({ path, message: 'must be an object with "type" and "props"' })
        return
      }
      const { id } = node.props
      if (typeof id === 'string' && nodeId.test(id)) {
        const other = seen.get(id)
        if (other) problems.push({ path: `${path}/props/id`, message: `is also used at ${other}` })
        seen.set(id, path)
        if (seen.size === MAX_NODES + 1) {
          problems.push({ path, message: `is more than ${MAX_NODES} modules` })
        }
      }
      for (const key of Object.keys(node)) {
        if (key !== 'type' && key !== 'props') {
          problems.push({ path: pointer(path, key), message: 'is not known' })
        }
      }
      const module = modules.get(node.type)
      if (!module && kept.find(node as unknown as PageNode)) return
      let props: Record<string, unknown> = node.props
      try {
        if (module) props = upgradeProps(document, node as unknown as PageNode)
      } catch {
        problems.push({ path: `${path}/props`, message: 'cannot be brought to the present shape' })
        return
      }
      const own = problemsOfProps(node.type, props, path)
      problems.push(...own)
      if (!module || own.length > 0) return
      for (const place of slotsIn(module.props, props)) {
        walk(place.nodes, `${path}/props/${place.path.replaceAll('.', '/')}`, depth + 1)
      }
    }
  }

  /**
   * A stored document in today's shape. What cannot be brought there stays as it is and is told, and so stays what a
   * newer program wrote.
   */
  function upgrade(
    document: PageDocument,
    onFailure: (node: PageNode, error: unknown) => void = () => {},
  ): PageDocument {
    if (isNewer(document)) return document
    const steps = currentUpgrades()
    const isOld = Object.entries(steps).some(
      ([type, step]) => (document.upgrades[type] ?? 0) < step,
    )
    if (!isOld) return document
    const upgradeNode = (node: PageNode): PageNode => {
      const module = isPageNode(node) ? modules.get(node.type) : undefined
      if (!module) return node
      try {
        const props = upgradeProps(document, node)
        return { type: node.type, props: mapSlots(module, props, upgradeNode) }
      } catch (error) {
        onFailure(node, error)
        return node
      }
    }
    return {
      ...document,
      upgrades: { ...document.upgrades, ...steps },
      content: document.content.map(upgradeNode),
    }
  }

  /**
   * The document as it is kept: upgraded, its rich text cleaned, its colours under today's names, nodes of unknown modules as they are `stored`. Only for
   * one that `validate` passes.
   */
  function clean(
    document: PageDocument,
    cleaner: Cleaner,
    stored: readonly PageDocument[] = [],
  ): PageDocument {
    const kept = findKeptNodes(modules, stored)
    const cleanNode = (node: PageNode): PageNode => {
      const module = modules.get(node.type)
      if (!module) return kept.find(node) ?? node
      const props = cleanProps(module.props, upgradeProps(document, node), cleaner)
      if (props.design) props.design = withCurrentColours(props.design)
      return { type: node.type, props: mapSlots(module, props, cleanNode) }
    }
    return {
      schema: SCHEMA,
      upgrades: { ...currentUpgrades(), ...kept.upgrades },
      root: document.root,
      content: document.content.map(cleanNode),
    }
  }

  /** The ids of nodes whose module is gone. */
  const unknownIds = (document: PageDocument) =>
    findKeptNodes(modules, [document]).nodes.map(node => node.props.id)

  return { validate, clean, upgrade, isNewer, unknownIds, upgradeProps, problemsOfProps }
}

export type Documents = ReturnType<typeof createDocuments>

/** A copy of the props whose slots hold what `map` makes of each node. */
function mapSlots<Props extends Record<string, unknown>>(
  module: AnyModule,
  props: Props,
  map: (node: PageNode) => PageNode,
): Props {
  let mapped = props
  for (const { path, nodes } of slotsIn(module.props, props)) {
    mapped = setAt(mapped, path, (nodes as PageNode[]).map(map))
  }
  return mapped
}

function pointer(base: string, key: string): string {
  return `${base}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
}

function toProblems(validator: Validator, value: unknown, path: string): DocumentProblem[] {
  const errors = validator.Errors(value)
  const unknownKeys = errors.filter(error => error.keyword === 'boolean')
  const deepest = errors.filter(
    error =>
      error.keyword !== 'anyOf' &&
      error.keyword !== 'boolean' &&
      error.keyword !== 'additionalProperties',
  )
  const shown = [
    ...unknownKeys.map(error => ({
      path: path + error.instancePath,
      message: 'is not known',
    })),
    ...(deepest.length > 0 || unknownKeys.length > 0 ? deepest : errors).map(error => ({
      path: path + error.instancePath,
      message: error.message,
    })),
  ]
  const places = new Set<string>()
  return shown.filter(problem => {
    const known = places.has(problem.path)
    places.add(problem.path)
    return !known
  })
}
