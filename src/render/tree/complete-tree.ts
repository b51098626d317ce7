import { isRecord } from '#base'
import {
  collectBackgrounds,
  collectPresets,
  type DesignOptions,
  type DisplayOptions,
} from '#design'
import {
  collectReferences,
  isPageNode,
  noReferences,
  type PageNode,
  type References,
} from '#module-contract'
import { displayOf, type VisitorDependency, visitorDependenciesOf } from '../display/of-node.ts'
import type { Documents } from '../document.ts'
import { splitTestIn } from '../split-tests.ts'
import { completeNode, type DraftEntry } from './draft-entry.ts'
import { type ExpandedParts, MENU } from './expand-parts.ts'
import type { EntrySlot, ModuleEntry, PageEntry, PageTree } from './page-tree.ts'

/** The tree of a page, with the data that its modules refer to. */
export interface CompletedTree {
  tree: PageTree
  references: References
  /** Split tests by key, with their subjects in order. */
  tests: ReadonlyMap<string, readonly string[]>
  /** Visitor facts that conditions and loaders depend on. */
  asked: Set<VisitorDependency>
}

/** Facts that an entry inherits from its ancestors. */
type Inherited = Pick<PageEntry, 'conditions' | 'subjects' | 'isRepeated'>

const NOTHING: Inherited = { conditions: [], subjects: [], isRepeated: false }

/** Validates the modules of an assembled page and collects their facts. */
export function completeTree(
  { body, header, footer, popups }: ExpandedParts,
  problemsOfProps: Documents['problemsOfProps'],
  /** Conditions of menu panels by block. */
  conditionsOfPanels: ReadonlyMap<string, DisplayOptions>,
): CompletedTree {
  const references = noReferences()
  const tests = new Map<string, readonly string[]>()
  const asked = new Set<VisitorDependency>()
  const entries: ModuleEntry[] = []
  const problems: PageEntry[] = []

  function findError({ module, error, node }: DraftEntry): unknown {
    if (!module) return error ?? 'unknown module'
    if (error !== undefined) return error
    const wrong = problemsOfProps(node.type, node.props, '')
    return wrong.length > 0 ? wrong : undefined
  }

  function complete(draft: DraftEntry, inherited: Inherited): PageEntry {
    const { node, module, storedId, part } = draft
    const error = findError(draft)
    if (!module || error !== undefined) {
      const entry = {
        ...inherited,
        node: toPageNode(node),
        module: undefined,
        error,
        storedId,
        part,
        slots: [],
      }
      problems.push(entry)
      return entry
    }
    const display = displayOf(node)
    const conditions = display ? [...inherited.conditions, display] : inherited.conditions
    const slots: EntrySlot[] = []
    const entry: ModuleEntry = { ...inherited, node, module, storedId, part, conditions, slots }
    entries.push(entry)
    collect(entry, display)
    const test = splitTestIn(node)
    if (test) {
      entry.test = test.key
      tests.set(test.key, test.subjects)
    }
    for (const { path, nodes, entries: inside } of draft.slots) {
      const panel = node.type === MENU && conditionsOfPanels.get(path.replace('panels.', ''))
      const subject = test?.subjectAt(path)
      const around = {
        conditions: panel ? [...conditions, panel] : conditions,
        subjects: subject ? [...inherited.subjects, subject] : inherited.subjects,
        isRepeated: inherited.isRepeated || module.repeats !== undefined,
      }
      slots.push({ path, nodes, entries: inside.map(one => complete(one, around)), subject })
    }
    return entry
  }

  function collect({ node, module }: ModuleEntry, display: DisplayOptions | undefined) {
    for (const one of display ? visitorDependenciesOf(display) : []) asked.add(one)
    for (const one of module.asks ?? []) asked.add(one)
    collectReferences(module.props, node.props, references)
    collectBackgrounds(node.props.design as DesignOptions | undefined, references)
    collectPresets(node, references)
  }

  const completeAll = (part: readonly DraftEntry[]) => {
    part.forEach(completeNode)
    return part.map(entry => complete(entry, NOTHING))
  }
  const tree = {
    body: completeAll(body),
    header: header && completeAll(header),
    footer: footer && completeAll(footer),
    popups: popups && completeAll(popups),
    entries,
    problems,
  }
  return { tree, references, tests, asked }
}

/** Replaces a malformed node, whose props may be missing. */
const toPageNode = (node: unknown): PageNode =>
  isPageNode(node)
    ? node
    : { type: isRecord(node) ? String(node.type ?? '') : '', props: { id: '' } }
