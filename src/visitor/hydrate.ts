import { type ComponentType, createElement, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ServerSlot, TextsProvider, UNCHANGED_SLOT } from '#module-contract/client'
import { sayIn } from '#texts'
import { keepTyped } from './keep-typed.ts'
import { readPageTexts } from './page-texts.ts'

/** Hydrates an island. Resolves after the first effects; returns a function that unmounts it. */
export async function hydrate(
  element: HTMLElement,
  component: ComponentType<Record<string, unknown>>,
): Promise<() => void> {
  const props = JSON.parse(element.getAttribute('props') ?? '{}', revive)
  const id = element.firstElementChild?.id ?? ''
  const module = createElement(component, props)
  const stopKeeping = keepTyped(element)
  const root = hydrateRoot(element, withTexts(element.getAttribute('module') ?? '', module), {
    identifierPrefix: `${id}-`,
    onRecoverableError: error => console.error(error),
  })
  // Effects have run two frames later.
  await new Promise<void>(resolve => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
  stopKeeping()
  return () => root.unmount()
}

function revive(_key: string, value: unknown) {
  return typeof value === 'object' && value !== null && UNCHANGED_SLOT_MARK in value
    ? ServerSlot
    : value
}
const [UNCHANGED_SLOT_MARK] = Object.keys(UNCHANGED_SLOT) as [string]

/** Wraps a module with its messages, which the page contains once per type. */
function withTexts(type: string, children: ReactNode) {
  const { locale, timeZone, messages } = readPageTexts()
  const translate = sayIn({ locale, timeZone }, [messages[type] ?? {}])
  return createElement(TextsProvider, { locale, timeZone, translate, children })
}
