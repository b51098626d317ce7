import Type from 'typebox'
import { isRecord } from '#base'
import {
  type AnyModule,
  elementIdOf,
  isElementIdFree,
  isFrameId,
  NODE_ID_PATTERN,
  type PageDocument,
  type PageNode,
  slotsIn,
} from '#module-contract'
import { StoredFieldsSchema } from '#pages/schema'
import { type DocumentProblem, pointer, toProblems } from './document-problems.ts'
import { findPropsProblems, validatorOf } from './node-schema.ts'
import { refusedProps } from './refused-values.ts'
import { createStoredIds } from './stored-ids.ts'
import { findUnknownNodes } from './unknown-nodes.ts'
import { SCHEMA, type Upgrades } from './upgrade-document.ts'

const RootSchema = Type.Object(
  {
    props: Type.Object(
      {
        title: Type.String({ minLength: 1, maxLength: 300 }),
        description: Type.Optional(Type.String({ maxLength: 500 })),
        image: Type.Optional(Type.String({ maxLength: 100 })),
        noindex: Type.Optional(Type.Boolean()),
        dotNavigation: Type.Optional(Type.Boolean()),
        fields: Type.Optional(StoredFieldsSchema),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
)
const UpgradesSchema = Type.Record(Type.String(), Type.Integer({ minimum: 0 }))
const MAX_DEPTH = 20
const MAX_NODES = 5000
const nodeId = new RegExp(NODE_ID_PATTERN)

/** Validates documents and single nodes with the existing modules. */
export function createValidate(
  modules: ReadonlyMap<string, AnyModule>,
  { newerTypes, upgradeProps }: Upgrades,
) {
  /** Problems of a node's own props, without slots. */
  function problemsOfProps(
    type: string,
    props: Record<string, unknown>,
    path: string,
  ): DocumentProblem[] {
    const module = modules.get(type)
    if (!module) return [{ path: `${path}/type`, message: `there is no module "${type}"` }]
    return findPropsProblems(module, props, `${path}/props`)
  }

  /**
   * Returns all problems with their paths; empty for a document that can be published. Unknown
   * modules are a problem, except nodes that are in one of the `stored` documents.
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
    problems.push(...toProblems(validatorOf(RootSchema), value.root, '/root'))
    problems.push(...toProblems(validatorOf(UpgradesSchema), value.upgrades, '/upgrades'))
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
    const kept = findUnknownNodes(modules, stored)
    const mayKeepId = createStoredIds(stored)
    const seen = new Map<string, string>()
    const nodes: { node: PageNode; path: string }[] = []
    walk(document.content, '/content', 0)
    for (const { node, path } of nodes) {
      const name = elementIdOf(node)
      if (
        name &&
        !isElementIdFree(
          name,
          node.props.id,
          nodes.map(one => one.node),
        )
      ) {
        problems.push({ path: `${path}/props/attributes/id`, message: 'is taken on this page' })
      }
    }
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
        // The content placeholder has no element.
        if (isFrameId(id) && node.type !== 'post-content' && !mayKeepId(id)) {
          problems.push({ path: `${path}/props/id`, message: 'is an id of the page itself' })
        }
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
      problems.push(...refusedProps(module, { type: node.type, props } as PageNode, path))
      nodes.push({ node: node as unknown as PageNode, path })
      for (const place of slotsIn(module.props, props)) {
        walk(place.nodes, `${path}/props/${place.path.replaceAll('.', '/')}`, depth + 1)
      }
    }
  }

  return { validate, problemsOfProps }
}
