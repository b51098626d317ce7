import { onElements } from './on-elements.ts'

const KEY = 'vitrine:scheme'
let isStarted = false

/** The page already looks as the visitor chose: a script of the module's own HTML saw to that before anything was painted. */
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
  // Chosen in another tab.
  addEventListener('storage', event => {
    if (event.key !== KEY) return
    window.vtScheme?.(event.newValue ?? defaultScheme())
    showAll()
  })
}

/** Made before this script was there. */
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

/** The scheme of visitors who have chosen none. */
const defaultScheme = () => document.documentElement.dataset.schemeDefault ?? 'device'

/** For this browser; one that keeps nothing is asked again on the next page. */
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
