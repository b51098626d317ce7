import { isBuilding } from './mode.ts'

/**
 * Module state in the address hash (NAV-1, NAV-3): `id|part|part`, several joined by `||`. Parts are
 * percent-decoded; nothing here is ever used as a selector or as HTML (NAV-12).
 */
export type HashState = Map<string, string[]>

const MODULE_ID = /^[A-Za-z][A-Za-z0-9_-]*$/

export function parseHash(hash: string): HashState {
  const state: HashState = new Map()
  for (const chain of hash.replace(/^#/, '').split('||')) {
    const [id, ...parts] = chain.split('|').map(decode)
    if (id && MODULE_ID.test(id) && parts.length > 0) state.set(id, parts)
  }
  return state
}

/** Order is kept: a module's own part is replaced in place, a new one goes to the end. */
export function formatHash(state: HashState): string {
  const chains = [...state].map(([id, parts]) => [id, ...parts].map(encodeURIComponent).join('|'))
  return chains.length > 0 ? `#${chains.join('||')}` : ''
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export function readHashState(id: string): string[] | undefined {
  if (isBuilding()) return undefined
  return parseHash(location.hash).get(id)
}

/** Writes a module's state as a new history entry; scroll position and other modules' state stay. */
export function writeHashState(id: string, parts: string[]) {
  if (isBuilding()) return
  const state = parseHash(location.hash)
  state.set(id, parts)
  const hash = formatHash(state)
  if (hash !== location.hash) history.pushState(history.state, '', hash)
}

/**
 * Tells a module its state: at once when the address names it, then on every change of the hash (links, Back,
 * Forward). `undefined` means that the address no longer names it. Answers a function that ends it.
 */
export function onHashState(
  id: string,
  listener: (parts: string[] | undefined) => void,
): () => void {
  let last = location.hash ? readHashState(id) : undefined
  if (last) listener(last)
  const check = () => {
    const parts = readHashState(id)
    if (!parts && !last) return
    last = parts
    listener(parts)
  }
  addEventListener('hashchange', check)
  addEventListener('popstate', check)
  return () => {
    removeEventListener('hashchange', check)
    removeEventListener('popstate', check)
  }
}

/** The name in `#tab-{name}` or `#{name}` (NAV-2), decoded; undefined for module state or no hash. */
export function readHashName(): string | undefined {
  const hash = location.hash.slice(1)
  if (!hash || hash.includes('|')) return undefined
  const name = decode(hash)
  return name.startsWith('tab-') ? name.slice(4) : name
}
