import type { PuckContext } from '@puckeditor/core'
import {
  Component,
  createElement,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { pageFieldValue, pageImage } from '#content'
import { describeRoot } from '#design'
import {
  type AnyModule,
  isPageField,
  type PageNode,
  type RepeatedItem,
  type Resolver,
  resolveProps,
  type Slot,
  type SlotProps,
  TextsProvider,
} from '#module-contract'
import { type Catalogue, createTranslate } from '#texts'
import { type Canvas, CanvasContext, useCanvas } from './CanvasContext.ts'
import { Placeholder } from './Placeholder.tsx'
import { SyncedBlock } from './SyncedBlock.tsx'
import { useLoaderData } from './use-loader-data.ts'

interface CanvasModuleProps {
  id: string
  puck: PuckContext
  editMode?: boolean
  [prop: string]: unknown
}

/** Renders a module on the canvas with the component that visitors get, with editable texts and slots. */
export function createCanvasModule(
  type: string,
  module: AnyModule,
  catalogue: Catalogue = { en: {} },
) {
  function Loaded(props: CanvasModuleProps) {
    const { data, isReady } = useLoaderData(props.id, useCanvas().page)
    return <Live key={String(isReady)} {...props} data={data} isReady={isReady} />
  }

  function Live(props: CanvasModuleProps & { data?: unknown; isReady?: boolean }) {
    const { puck, editMode: _, data, isReady = true, ...own } = props
    const canvas = useCanvas()
    const live = resolveProps(module.props, own, useResolver(canvas))
    const node: PageNode = { type, props: own }
    const { root, css } = describeRoot(node, module, live, {
      background: canvas.references.background,
      variable: canvas.library.variable,
      presets: canvas.library.index,
    })
    useRules(canvas, css)
    const { language } = canvas
    const translate = useMemo(() => createTranslate(catalogue, language), [language])
    const within = useItemCanvas(canvas, isReady ? module.repeats?.(data)[0] : undefined)
    const isUnfilled = module.emptyState?.when(live as never, data) ?? false
    const isMissing = useDragRef(props.id, puck.dragRef)
    const placeholder = (isEmpty: boolean) => (
      <Placeholder id={props.id} module={module} isEmpty={isEmpty} />
    )
    if (!isReady) return placeholder(false)
    if (type === 'layout-block' || type === 'post-content') {
      const { html, css } = data as { html: string; css: string }
      return html ? (
        <SyncedBlock id={props.id} type={type} html={html} css={css} />
      ) : (
        placeholder(true)
      )
    }
    if (isUnfilled) return placeholder(true)
    return (
      <Shield fallback={placeholder(false)}>
        <TextsProvider {...canvas.language} translate={translate}>
          <CanvasContext.Provider value={within}>
            {createElement(module.component, { ...live, root, data })}
          </CanvasContext.Provider>
        </TextsProvider>
        {isMissing && placeholder(true)}
      </Shield>
    )
  }

  return function CanvasModule(props: CanvasModuleProps) {
    return useCanvas().loaded.has(type) ? <Loaded {...props} /> : <Live {...props} />
  }
}

function useResolver({ references, library, values, language }: Canvas): Resolver {
  const { version } = references
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it answers changes with the version
  return useMemo(
    () => ({
      image: id => (isPageField(id) ? pageImage(id, values) : references.image(id)),
      file: references.file,
      href: link => {
        if ('url' in link) return link.url
        const path = references.page(link.page)
        return path && (link.anchor ? `${path}#${link.anchor}` : path)
      },
      icon: references.icon,
      variable: (id, kind) =>
        isPageField(id) ? pageFieldValue(id, kind, values, language) : library.variable(id),
      // Puck passes slots as functions that create their element.
      slot: nodes => toSlot(nodes as unknown as PuckSlot),
    }),
    [references, version, library.version, values, language],
  )
}

/** Content of a repeating module is edited as it appears for the first item. */
function useItemCanvas(canvas: Canvas, item: RepeatedItem | undefined): Canvas {
  const said = item && JSON.stringify([item.page, item.values])
  // biome-ignore lint/correctness/useExhaustiveDependencies: an item is a new object each time that it is loaded
  const own = useMemo(() => {
    const { id = '', path = '' } = item?.page ?? {}
    return item && { page: { id, path: path || '/' }, values: item.values }
  }, [said])
  return useMemo(() => (own ? { ...canvas, ...own } : canvas), [canvas, own])
}

type PuckSlot = (
  props: SlotProps & { minEmptyHeight: number; collisionAxis: 'dynamic' },
) => ReactNode
const slots = new WeakMap<PuckSlot, Slot>()

function toSlot(slot: PuckSlot): Slot {
  if (typeof slot !== 'function') return () => null
  let known = slots.get(slot)
  if (!known) {
    // Our slots are grids. Puck would detect that by reading the computed style of every module.
    known = props => slot({ ...props, minEmptyHeight: 56, collisionAxis: 'dynamic' })
    slots.set(slot, known)
  }
  return known
}

function useRules({ rules }: Canvas, css: readonly string[]) {
  // The array changes with every render, but the rules rarely do.
  const all = JSON.stringify(css)
  useLayoutEffect(() => {
    const drops = (JSON.parse(all) as string[]).map(one => rules.use(one))
    return () => {
      for (const drop of drops) drop()
    }
  }, [rules, all])
}

/** Modules with less height cannot be seen or clicked. */
const MIN_HEIGHT_PX = 4

/**
 * Registers the module's root element with Puck. Returns true if the component renders no element
 * or one without height.
 */
function useDragRef(id: string, dragRef: PuckContext['dragRef']): boolean {
  const [isMissing, setMissing] = useState(false)
  const observed = useRef<{ element: Element; stop(): void }>(undefined)
  useLayoutEffect(() => {
    const frame = document.querySelector<HTMLIFrameElement>('#preview-frame')
    const shown = frame?.contentDocument
    const first = shown?.getElementById(id) ?? null
    // Looks up the element by id, and searches the canvas only while the placeholder precedes the
    // module.
    const own = first?.hasAttribute('data-placeholder')
      ? (shown?.querySelector(`[id="${CSS.escape(id)}"]:not([data-placeholder])`) ?? null)
      : first
    if (own !== (observed.current?.element ?? null)) {
      observed.current?.stop()
      observed.current = own ? observeHeight(own, setMissing) : undefined
      if (!own) setMissing(true)
    }
    const placeholder =
      isMissing && shown?.querySelector(`[id="${CSS.escape(id)}"][data-placeholder]`)
    dragRef?.(placeholder || own || first)
  })
  useLayoutEffect(
    () => () => {
      observed.current?.stop()
      observed.current = undefined
    },
    [],
  )
  return isMissing
}

/** Reports whether an element is too low to be seen, without forcing a layout per module. */
function observeHeight(element: Element, onLow: (isLow: boolean) => void) {
  const Observer = element.ownerDocument.defaultView?.ResizeObserver ?? ResizeObserver
  const observer = new Observer(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize ?? 0
    const isGone = !element.isConnected || getComputedStyle(element).display === 'contents'
    if (!isGone) onLow(height < MIN_HEIGHT_PX)
  })
  observer.observe(element)
  return { element, stop: () => observer.disconnect() }
}

/** Error boundary: a failing module shows a message, and the rest of the page keeps working. */
class Shield extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
