import { formatHash, type HashState, nameInHash, parseHash } from './hash.ts'
import { isBuilding } from './mode.ts'

/**
 * The one state of a page, as its address and its history entry hold it: what modules keep in the hash (NAV-1,
 * NAV-3) and in the query, and which layers lie over it. Every deliberate step is an entry; Back and Forward tell
 * those whose part of it changed.
 */
interface Layer {
  /** Of the module whose layer it is. */
  id: string
  /** What it shows. */
  at: string
  /** Entries made since it was opened, its own among them. */
  steps: number
  /** Stands in the address too, so that whoever opens that sees it. */
  isShared?: boolean
}

/** What an entry says beside its address. */
interface Entry {
  /** Been there before: Back, Forward and a reload bring nothing into view. */
  seen?: true
  /** Modules' state, where the hash names a place instead. */
  modules?: [string, string[]][]
  layers?: Layer[]
}

const KEY = 'vitrine'

function currentEntry(): Entry {
  return (history.state as Record<string, Entry> | null)?.[KEY] ?? {}
}

type How = 'push' | 'replace'

function write(how: How, entry: Entry, url = location.href) {
  const layers = (entry.layers ?? []).map(layer =>
    how === 'push' ? { ...layer, steps: layer.steps + 1 } : layer,
  )
  const state = { ...history.state, [KEY]: { ...entry, layers, seen: true } }
  if (how === 'push') history.pushState(state, '', url)
  else history.replaceState(state, '', url)
}

interface Follower {
  id: string | undefined
  read(): unknown
  tell(value: unknown): void
  last: string | undefined
}

const followers = new Set<Follower>()

/** Tells those whose part has changed; modules of `asked` are told anyway. */
function tellFollowers(asked?: HashState) {
  for (const follower of followers) {
    const value = follower.read()
    const text = JSON.stringify(value)
    if (text === follower.last && !(follower.id && asked?.has(follower.id))) continue
    follower.last = text
    follower.tell(value)
  }
}

/** After a part was written by the one that shows it already. */
function remember() {
  for (const follower of followers) follower.last = JSON.stringify(follower.read())
}

const onHistory = () => tellFollowers()

/** Tells a part of the state after every change that was not written by its own module. */
function follow<T>(read: () => T | undefined, tell: (value: T | undefined) => void, id?: string) {
  if (followers.size === 0) {
    addEventListener('popstate', onHistory)
    addEventListener('hashchange', onHistory)
  }
  const last = JSON.stringify(read())
  const follower = { id, read, tell: tell as Follower['tell'], last }
  followers.add(follower)
  return () => {
    followers.delete(follower)
    if (followers.size > 0) return
    removeEventListener('popstate', onHistory)
    removeEventListener('hashchange', onHistory)
  }
}

/** The same, and at once where there is any. */
function followFromStart<T>(
  read: () => T | undefined,
  tell: (value: T | undefined) => void,
  id?: string,
) {
  const value = read()
  if (value !== undefined) tell(value)
  return follow(read, tell, id)
}

function moduleStates(): HashState {
  const named = parseHash(location.hash)
  return named.size > 0 ? named : new Map(currentEntry().modules)
}

/** The hash or the history entry says something of this module. */
export function isNamedByState(id: string): boolean {
  return moduleStates().has(id) || (currentEntry().layers ?? []).some(layer => layer.id === id)
}

/**
 * Tells a module its part of the hash, at once where it has one; `undefined` once it no longer has one. Answers a function that ends it.
 */
export function onModuleState(id: string, tell: (parts: string[] | undefined) => void) {
  return followFromStart(() => (isBuilding() ? undefined : moduleStates().get(id)), tell, id)
}

/** Writes a module's part: a new entry, unless the step is none of its own; the parts of others stay. */
export function writeModuleState(id: string, parts: string[], how: How = 'push') {
  if (isBuilding()) return
  const states = moduleStates().set(id, parts)
  const hash = formatHash(states)
  if (hash === location.hash) return
  write(how, { layers: currentEntry().layers ?? [] }, hash)
  remember()
}

/** Goes to a hash as its link does, in a new entry; to the same one, modules it names are told again. */
export function goToHash(hash: string) {
  const { layers = [] } = currentEntry()
  const asked = parseHash(hash)
  if (hash !== location.hash) {
    // A place says nothing of modules: they stay as they are.
    const modules = asked.size > 0 ? [] : [...moduleStates()]
    write('push', { modules, layers }, hash || location.pathname + location.search)
  }
  tellFollowers(asked)
  dispatchEvent(new HashChangeEvent('hashchange'))
}

/** Whether the entry is new; asked once, it is no longer. */
export function isNewEntry(): boolean {
  const entry = currentEntry()
  if (!entry.seen) write('replace', entry)
  return !entry.seen
}

/** The name in `#tab-{name}` or `#{name}` (NAV-2), decoded; undefined for module state or no hash. */
export function readHashName(): string | undefined {
  const name = nameInHash(location.hash)
  return (name.startsWith('tab-') ? name.slice(4) : name) || undefined
}

/** Tells what a module reads of the query, as `read` answers it, whenever it has changed. */
export function onQuery<T>(read: (query: URLSearchParams) => T, tell: (value: T) => void) {
  const readNow = () => (isBuilding() ? undefined : read(new URLSearchParams(location.search)))
  return follow(readNow, value => {
    if (value !== undefined) tell(value)
  })
}

/** The page's address with other parameters, without one where the value is undefined; others stay. */
export function addressWith(changes: Record<string, string | undefined>): string {
  const url = new URL(location.href)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  return url.href
}

/** Writes parameters of the query. */
export function writeQuery(changes: Record<string, string | undefined>, how: How = 'replace') {
  const address = addressWith(changes)
  if (isBuilding() || address === location.href) return
  write(how, currentEntry(), address)
  remember()
}

/**
 * Tells what a layer over the page (lightbox, drawer, dialog) shows: after Back and Forward, after a reload with the layer open,
 * and where the address names it; `undefined` when it is closed.
 */
export function onLayer(id: string, tell: (at: string | undefined) => void) {
  return followFromStart(() => layerOf(id)?.at ?? moduleStates().get(id)?.join('|'), tell)
}

function layerOf(id: string): Layer | undefined {
  return currentEntry().layers?.find(layer => layer.id === id)
}

/** Notes that a layer was opened: Back closes it. A shared one is a part of the hash under its name, as a module's state is. */
export function openLayer(id: string, at: string, { isShared = false } = {}) {
  if (isBuilding()) return
  const entry = currentEntry()
  const layer: Layer = { id, at, steps: 0, isShared }
  writeLayers('push', [...(entry.layers ?? []), layer], isShared ? hashWith(id, at) : undefined)
}

/** Notes that the open layer shows something else. */
export function changeLayer(id: string, at: string) {
  const layers = (currentEntry().layers ?? []).map(layer =>
    layer.id === id ? { ...layer, at } : layer,
  )
  writeLayers('replace', layers, moduleStates().has(id) ? hashWith(id, at) : undefined)
}

/**
 * Closed otherwise than by Back: goes back to the entry before it, so that none is left that shows nothing. Where the address
 * alone named it there is none before, and the address loses it. Answers whether it goes back.
 */
export function closeLayer(id: string): boolean {
  const layer = layerOf(id)
  if (layer) history.go(-layer.steps)
  else if (moduleStates().has(id)) writeLayers('replace', currentEntry().layers ?? [], hashWith(id))
  return layer !== undefined
}

/** Closed where there is no way back: its entry stays, and shows the page without it. */
export function forgetLayer(id: string) {
  const layers = (currentEntry().layers ?? []).filter(layer => layer.id !== id)
  writeLayers('replace', layers)
}

/** The hash with another part of that name, or without one. */
function hashWith(id: string, at?: string): string {
  const states = moduleStates()
  if (at === undefined) states.delete(id)
  else states.set(id, at.split('|'))
  return formatHash(states)
}

function writeLayers(how: How, layers: Layer[], hash?: string) {
  const { modules = [] } = currentEntry()
  if (hash === undefined) write(how, { modules, layers })
  else write(how, { layers }, hash || location.pathname + location.search)
  remember()
}
