import { type ComponentType, createElement, memo, type ReactNode } from 'react'

/** Stands in the browser for a text that the HTML already shows. Truthy, as the text itself was. */
export const SERVER_TEXT = '\u2063'
/** Stands for a picture that the HTML already shows. */
export const KEPT_IMAGE = { kept: true } as never
/** Stands for an icon that the HTML already shows. */
export const KEPT_ICON = { kept: true } as never
/** Stands for a slot that the HTML already shows. */
export const KEPT_SLOT = { $slot: true }

export interface SlotProps {
  className?: string
  as?: string
}
/** Other modules, as a component of their own. */
export type Slot = ComponentType<SlotProps>

const NOTHING = { __html: '' }

interface KeptProps {
  as?: string
  /** Finished HTML instead of children; in the builder, the element in which it is edited. */
  html?: ReactNode
  children?: ReactNode
  // biome-ignore lint/suspicious/noExplicitAny: any attribute of the element
  [attribute: string]: any
}

/**
 * An element whose content only the server writes. In the browser the value is `SERVER_TEXT` and React leaves the
 * element's DOM alone, through hydration and every later render; so text is never sent twice.
 */
export const ServerHtml = memo(function ServerHtml({
  as = 'span',
  html,
  children,
  ...attributes
}: KeptProps) {
  if (html === SERVER_TEXT || children === SERVER_TEXT) {
    return createElement(as, {
      ...attributes,
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: NOTHING,
    })
  }
  if (typeof html === 'string') {
    return createElement(as, {
      ...attributes,
      dangerouslySetInnerHTML: { __html: frameWide(html) },
    })
  }
  return createElement(as, attributes, html ?? children)
})

/** What cannot wrap scrolls by itself, by keyboard too, and widens no page. The HTML is cleaned: its tags are in order. */
function frameWide(html: string): string {
  return html
    .replaceAll(/<table\b/g, '<div class="scroll-frame" tabindex="0"><table')
    .replaceAll('</table>', '</table></div>')
    .replaceAll(/<pre\b/g, '<pre tabindex="0"')
}

/** A slot in the browser: whatever the server put there stays, and its own islands hydrate by themselves. */
export const ServerSlot: Slot = memo(function ServerSlot({ as = 'div', className }: SlotProps) {
  return createElement(as, {
    className,
    'data-slot': '',
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: NOTHING,
  })
})

/** A slot on the server: the HTML of its modules, made when the slot is first shown. */
export function createHtmlSlot(render: () => string): Slot {
  let content: { __html: string } | undefined
  return function HtmlSlot({ as = 'div', className }) {
    content ??= { __html: render() }
    return createElement(as, { className, 'data-slot': '', dangerouslySetInnerHTML: content })
  }
}
