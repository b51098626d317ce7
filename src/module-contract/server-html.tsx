import { type ComponentType, createElement, memo, type ReactNode } from 'react'

/** Placeholder for text that the HTML already contains. Truthy like the text. */
export const SERVER_TEXT = '\u2063'
/** Placeholder for an image that the HTML already contains. */
export const UNCHANGED_IMAGE = { kept: true } as never
/** Placeholder for an icon that the HTML already contains. */
export const UNCHANGED_ICON = { kept: true } as never
/** Placeholder for a slot that the HTML already contains. */
export const UNCHANGED_SLOT = { $slot: true }

export interface SlotProps {
  className?: string
  as?: string
}
/** Slot content as a component. */
export type Slot = ComponentType<SlotProps>

const NOTHING = { __html: '' }

interface ServerHtmlProps {
  as?: string
  /** Finished HTML instead of children; in the builder, the editable element. */
  html?: ReactNode
  children?: ReactNode
  // biome-ignore lint/suspicious/noExplicitAny: any attribute of the element
  [attribute: string]: any
}

/**
 * Element whose content only the server renders. In the browser its value is `SERVER_TEXT`, and
 * React leaves its DOM unchanged in every render, so texts are not sent twice.
 */
export const ServerHtml = memo(function ServerHtml({
  as = 'span',
  html,
  children,
  ...attributes
}: ServerHtmlProps) {
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

/**
 * Makes wide tables scroll by themselves, also by keyboard. The HTML is sanitized, so its tags are
 * balanced.
 */
function frameWide(html: string): string {
  return html
    .replaceAll(/<table\b/g, '<div class="scroll-frame" tabindex="0"><table')
    .replaceAll('</table>', '</table></div>')
    .replaceAll(/<pre\b/g, '<pre tabindex="0"')
}

/** Slot in the browser: keeps the server's DOM; islands inside hydrate separately. */
export const ServerSlot: Slot = memo(function ServerSlot({ as = 'div', className }: SlotProps) {
  return createElement(as, {
    className,
    'data-slot': '',
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: NOTHING,
  })
})

/** Slot without modules, as loaders see it. */
export const NO_MODULES: Slot = () => null

/** Slot on the server: renders its modules on first use. */
export function createHtmlSlot(render: () => string): Slot {
  let content: { __html: string } | undefined
  return function HtmlSlot({ as = 'div', className }) {
    content ??= { __html: render() }
    return createElement(as, { className, 'data-slot': '', dangerouslySetInnerHTML: content })
  }
}
