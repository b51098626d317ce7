import type { PuckApi } from '@puckeditor/core'
import type { Modules, PageNode } from '#module-contract'
import { contentOf } from '../document/convert.ts'
import { insertNodes, mapNode, moveNode, removeNode, type Target } from '../document/edit.ts'
import { fittingPosition } from '../document/fitting-position.ts'
import { withFollowedRowIds } from '../document/follow-row-ids.ts'
import { findMove, type Step } from '../document/keyboard-move.ts'
import {
  allWithNewIds,
  withMissingIds,
  withNewIds,
  withoutTakenNames,
} from '../document/new-ids.ts'
import { nodeOfAddress } from '../document/node-of-address.ts'
import { findPosition } from '../document/nodes.ts'
import { canBeTested, makeSplitTest } from '../document/split-test.ts'
import { readClipboard, writeClipboard } from './clipboard.ts'
import { createTypingGuard } from './typing-guard.ts'

export interface CommandDeps {
  modules: Modules
  getPuck(): PuckApi
  /** Announces an action on screen and to screen readers. */
  announce(english: string, values?: Record<string, string>): void
  openInsert(): void
  openFind(): void
  /** Opens the structure panel and focuses the selected module. */
  openTree(): void
  /** Moves the focus to the next or previous panel. */
  focusPanel(by: 1 | -1): void
  save(): void
}

/** Puck adds a change to its history after this time without another change. */
const RECORDED_AFTER_MS = 300

export type Commands = ReturnType<typeof createCommands>

/** All editing commands, for buttons, keys and menus. */
export function createCommands(deps: CommandDeps) {
  const { modules, getPuck, announce } = deps
  /** The slot whose "Add" button was pressed. Valid while its module is selected. */
  let into: { parent: string; slot: string } | undefined
  /** Id of a module created from a pasted URL whose provider was not queried yet. */
  let pasted: string | undefined
  function change(action: Parameters<PuckApi['dispatch']>[0]) {
    getPuck().dispatch({ ...action, recordHistory: true })
  }
  /** Runs `act` after Puck has recorded the latest change, so that undo includes it. */
  function whenRecorded(act: () => void) {
    const { history, appState } = getPuck()
    const last = history.histories[history.index]?.state as typeof appState | undefined
    if (last?.data === appState.data) act()
    else setTimeout(act, RECORDED_AFTER_MS)
  }
  const content = () => contentOf(getPuck().appState.data)
  const selectedId = () => getPuck().selectedItem?.props.id as string | undefined
  const selected = () => {
    const id = selectedId()
    return id ? findPosition(modules, content(), id)?.node : undefined
  }

  function select(id: string | undefined) {
    const { dispatch, getSelectorForId } = getPuck()
    const selector = id ? getSelectorForId(id) : undefined
    dispatch({ type: 'setUi', ui: { itemSelector: selector ?? null }, recordHistory: false })
  }

  function setContent(next: PageNode[], id?: string) {
    change({ type: 'setData', data: () => ({ content: next as never }) })
    select(id)
  }

  const label = (node: PageNode) => ({ name: modules.get(node.type)?.label ?? node.type })

  function insert(node: PageNode) {
    const wanted = into?.parent === selectedId() ? into : undefined
    into = undefined
    const fitting = fittingPosition(modules, content(), selectedId(), node, wanted?.slot)
    const fresh = withoutTakenNames(modules, fitting.node, content())
    setContent(insertNodes(modules, content(), fitting.target, [fresh]), node.props.id)
    announce('{name} was added', label(node))
  }

  /** Applies dependent changes: conditions follow a renamed field, and a row's columns follow its layout. */
  function adapted(node: PageNode): PageNode {
    const before = findPosition(modules, content(), node.props.id)?.node
    const module = modules.get(node.type)
    if (!before || !module) return node
    const followed = withFollowedRowIds(module.props.shape, node.props, before.props)
    const { adapt = () => followed } = module
    const props = adapt(followed, before.props) as PageNode['props']
    return withMissingIds(modules, { ...node, props })
  }

  function copy(): boolean {
    const node = selected()
    if (!node) return false
    writeClipboard({ kind: 'nodes', nodes: [node] }, modules.get(node.type)?.label)
    announce('{name} was copied', label(node))
    return true
  }

  function remove() {
    const id = selectedId()
    const place = id ? findPosition(modules, content(), id) : undefined
    if (!id || !place) return
    const siblings = place.parent ? undefined : content()
    const next = siblings?.[place.index + 1] ?? siblings?.[place.index - 1] ?? place.parent
    setContent(removeNode(modules, content(), id), next?.props.id)
    announce('{name} was removed. Undo to restore it.', label(place.node))
  }

  return {
    content,
    /** Decides whether keys may remove modules now. */
    guard: createTypingGuard(),
    setContent: (next: PageNode[]) => setContent(next, selectedId()),
    selected,
    select,
    insert,
    copy,
    remove,

    /** Replaces the props of one module. Typing without a pause is one undo step. */
    change(changed: PageNode) {
      const node = adapted(changed)
      const selector = getPuck().getSelectorForId(node.props.id)
      if (!selector) return
      change({
        type: 'replace',
        destinationIndex: selector.index,
        destinationZone: selector.zone,
        data: node as never,
      })
    },

    /** Replaces a module with other modules. */
    replaceBy(id: string, nodes: PageNode[]) {
      const place = findPosition(modules, content(), id)
      if (!place) return
      const target = { parent: place.parent?.props.id, slot: place.slot, index: place.index }
      const others = removeNode(modules, content(), id)
      const fresh = nodes.map(node => withoutTakenNames(modules, node, others))
      setContent(insertNodes(modules, others, target, fresh), nodes[0]?.props.id)
    },

    /** Replaces the whole page with a revision or with another user's version. */
    replaceAll(document: { root: { props: object }; content: PageNode[] }) {
      change({
        type: 'setData',
        data: () => ({ root: document.root, content: document.content }) as never,
      })
      select(undefined)
    },

    setRoot(props: object) {
      change({ type: 'replaceRoot', root: { props } })
    },

    move(step: Step) {
      const id = selectedId()
      const target = id && findMove(modules, content(), id, step)
      const node = selected()
      if (!id || !node) return
      if (!target) return announce('{name} cannot go further', label(node))
      setContent(moveNode(modules, content(), id, target), id)
      announce('{name} was moved', label(node))
    },

    /** Moves a module to a drop target in the structure. */
    moveTo(id: string, target: Target) {
      const place = findPosition(modules, content(), id)
      if (!place) return
      setContent(moveNode(modules, content(), id, target), id)
      announce('{name} was moved', label(place.node))
    },

    duplicate() {
      const node = selected()
      const place = node && findPosition(modules, content(), node.props.id)
      if (!node || !place) return
      const twin = withoutTakenNames(modules, withNewIds(modules, node), content())
      const target = { parent: place.parent?.props.id, slot: place.slot, index: place.index + 1 }
      setContent(insertNodes(modules, content(), target, [twin]), twin.props.id)
      announce('{name} was duplicated', label(node))
    },

    /** Wraps the selected module in a split test with a copy of it. */
    splitTest() {
      const id = selectedId()
      const place = id ? findPosition(modules, content(), id) : undefined
      if (!place || !canBeTested(modules, content(), place)) return
      this.replaceBy(place.node.props.id, [makeSplitTest(modules, [place.node])])
      announce('A split test of {name} was made: change B.', label(place.node))
    },

    /** Wraps the whole page in a split test. */
    splitTestPage() {
      const test = makeSplitTest(modules, content())
      setContent([test], test.props.id)
    },

    cut() {
      if (copy()) remove()
    },

    /**
     * Pastes copied modules, or creates a module for a URL from the system clipboard.
     * @param text Content of the system clipboard, if readable.
     */
    paste(text = '') {
      const shown = nodeOfAddress(modules, text)
      if (shown) {
        pasted = shown.props.id
        return insert(shown)
      }
      const clip = readClipboard()
      if (clip?.kind !== 'nodes') return
      for (const node of allWithNewIds(modules, clip.nodes)) insert(node)
    },

    /** Returns true once for a module that was just created from a pasted URL. */
    takePasted(id: string): boolean {
      const isPasted = pasted === id
      if (isPasted) pasted = undefined
      return isPasted
    },

    copyStyle() {
      const node = selected()
      if (!node) return
      const { design, presets, animation } = node.props
      writeClipboard({ kind: 'style', design, presets, animation })
      announce('The style of {name} was copied', label(node))
    },

    pasteStyle() {
      const clip = readClipboard()
      const node = selected()
      if (clip?.kind !== 'style' || !node) return
      const { design: _, presets: __, animation: ___, ...rest } = node.props
      const { design, presets, animation } = clip
      const props = {
        ...rest,
        ...(design ? { design } : {}),
        ...(presets ? { presets } : {}),
        ...(animation ? { animation } : {}),
      } as PageNode['props']
      setContent(
        mapNode(modules, content(), node.props.id, one => ({ ...one, props })),
        node.props.id,
      )
      announce('{name} has the copied style', label(node))
    },

    selectParent() {
      const id = selectedId()
      select(id ? findPosition(modules, content(), id)?.parent?.props.id : undefined)
    },

    undo() {
      whenRecorded(() => getPuck().history.back())
    },

    redo() {
      whenRecorded(() => getPuck().history.forward())
    },

    /**
     * Opens the palette. Chosen modules go into the given slot, or to the nearest place that
     * accepts them.
     */
    openInsert(slot?: { parent: string; slot: string }) {
      into = slot
      deps.openInsert()
    },

    openTree() {
      into = undefined
      deps.openTree()
    },

    openFind: deps.openFind,
    focusPanel: deps.focusPanel,
    save: deps.save,
  }
}
