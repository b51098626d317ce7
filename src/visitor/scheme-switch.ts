import { onElements } from './on-elements.ts'

const KEY = 'vitrine:scheme'
let isStarted = false

/** The scheme was already applied by an inline script before the first paint. */
export function startSchemeSwitch() {
  if (isStarted) return
  isStarted = true
  const show = (within: ParentNode) => {
    const chosen = document.documentElement.dataset.scheme ?? 'device'
    for (const radio of within.querySelectorAll<HTMLInputElement>('[type="radio"]')) {
      radio.checked = radio.value === chosen
    }
    for (const list of within.querySelectorAll('select')) list.value = chosen
  }
  const showAll = () => {
    for (const one of document.querySelectorAll('[data-scheme-switch]')) show(one)
  }
  takeEarlyChoice()
  onElements('[data-scheme-switch]', show)
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    if (!target.closest('[data-scheme-switch]')) return
    keep(target.value)
    window.vtScheme?.(target.value)
    showAll()
  })
  // Changed in another tab.
  addEventListener('storage', event => {
    if (event.key !== KEY) return
    window.vtScheme?.(event.newValue ?? defaultScheme())
    showAll()
  })
}

/** Applies a choice made before this script was loaded. */
function takeEarlyChoice() {
  const { scheme, schemeDefault } = document.documentElement.dataset
  if (scheme !== schemeDefault) return
  for (const one of document.querySelectorAll('[data-scheme-switch]')) {
    const chosen = one.querySelector<HTMLInputElement | HTMLSelectElement>(
      ':checked, select',
    )?.value
    if (!chosen || chosen === defaultScheme()) continue
    keep(chosen)
    window.vtScheme?.(chosen)
  }
}

/** Scheme for visitors without a choice. */
const defaultScheme = () => document.documentElement.dataset.schemeDefault ?? 'device'

/** Stores the choice; without storage it applies to this page only. */
function keep(value: string) {
  try {
    if (value === defaultScheme()) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, value)
  } catch {}
}

declare global {
  interface Window {
    vtScheme?(chosen: string): void
  }
}
