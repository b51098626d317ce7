import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { count } from '#base/metrics'
import { describeRoot, type Surroundings } from '#design'
import {
  createHtmlSlot,
  type PageLanguage,
  type PageNeeds,
  type PageNode,
  type Resolver,
  resolveProps,
  TextsProvider,
  toIslandProps,
} from '#module-contract'
import { hydrateOf, islandTag } from '../island.ts'
import type { ModuleTexts } from '../module-texts.ts'
import { stickyTrackOf } from '../sticky-track.ts'
import type { ModuleEntry } from '../tree/page-tree.ts'
import { markSlot, splitAtSlots } from './slot-marks.ts'

/** HTML of a module without the content of its slots, and what it adds to the page. */
export interface ModuleHtml {
  /** Texts between the slots: one more than there are slots. */
  texts: readonly string[]
  /** Names of the slots in the order in which the component rendered them. */
  slots: readonly string[]
  /** Elements around it: an island, a sticky track. */
  before: string
  after: string
  css: readonly string[]
  needs: PageNeeds | undefined
  isIsland: boolean
}

/** Everything that a module's HTML depends on besides its entry. */
export interface ModuleInputs {
  language: PageLanguage
  resolver: Omit<Resolver, 'slot'> & Surroundings
  /** Data of its loader. */
  data: unknown
  /** Number of items that it repeats its slots for; undefined if it does not repeat. */
  items: number | undefined
}

const nameOfItem = (index: number) => `item:${index}`

/**
 * Renders a module with marks in place of its slots. Components are pure, so the result depends on
 * the parameters only.
 */
export function renderModuleHtml(
  { node, module, slots }: Pick<ModuleEntry, 'node' | 'module' | 'slots'>,
  { language, resolver, data: answer, items }: ModuleInputs,
  { texts, withoutServer }: { texts: ModuleTexts; withoutServer?: boolean | undefined },
): ModuleHtml {
  const slot = (nodes: PageNode[]) => {
    const found = slots.find(one => one.nodes === nodes)
    const html = found ? markSlot(found.path) : ''
    return createHtmlSlot(() => html)
  }
  const data =
    items === undefined
      ? answer
      : {
          ...(answer as object),
          slots: Array.from({ length: items }, (_, index) =>
            createHtmlSlot(() => markSlot(nameOfItem(index))),
          ),
        }
  const own = { ...resolver, slot }
  const live = resolveProps(module.props, node.props, own)
  const { root, css, design } = describeRoot(node, module, live, own)
  count('renderedModules')
  const html = renderToString(
    createElement(TextsProvider, {
      ...language,
      translate: texts.translate(node.type, language),
      // biome-ignore lint/correctness/noChildrenProp: no JSX here
      children: createElement(module.component, { ...live, root, data }),
    }),
    { identifierPrefix: `${node.props.id}-` },
  )
  const when = hydrateOf(module, live, withoutServer)
  const isIsland = when !== 'never'
  const sent = () => ({
    ...toIslandProps(module.props, live),
    root,
    data: module.toIslandData?.(data) ?? data,
  })
  const track = stickyTrackOf(design)
  return {
    ...splitAtSlots(html),
    before: track.before + (isIsland ? islandTag({ type: node.type, when, sent: sent() }) : ''),
    after: (isIsland ? '</vt-island>' : '') + track.after,
    css,
    needs: module.needs?.(live),
    isIsland,
  }
}

/** Joins the HTML with the content of its slots, without the elements around it. */
export function fillSlots(
  { texts, slots }: Pick<ModuleHtml, 'texts' | 'slots'>,
  contentOf: (slot: { path: string } | { item: number }) => string,
): string {
  let html = texts[0] ?? ''
  slots.forEach((name, index) => {
    const slot = name.startsWith('item:') ? { item: Number(name.slice(5)) } : { path: name }
    html += contentOf(slot) + texts[index + 1]
  })
  return html
}
