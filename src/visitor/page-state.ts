import { formatHash, type HashState, nameInHash, parseHash } from './hash.ts'
import { isInBuilder } from './mode.ts'

/**
 * State of a page in URL and history: module state in the hash (NAV-1, NAV-3) and the query, and
 * open layers. Every deliberate step is a history entry; Back and Forward notify the affected
 * modules.
 */
interface Layer {
  /** Id of the module that owns the layer. */
  id: string
  /** Content of the layer. */
  at: string
  /** Number of history entries since it was opened, including its own. */
  steps: number
  /** Also in the URL, for sharing. */
  isShared?: boolean
}

/** State stored in a history entry. */
interface Entry {
  /** Visited before: Back, Forward and reload do not scroll to a target. */
  seen?: true
  /** Module state if the hash is an anchor. */
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

/** Notifies listeners whose state changed; modules in `asked` in any case. */
function tellFollowers(asked?: HashState) {
  for (const follower of followers) {
    const value = follower.read()
    const text = JSON.stringify(value)
    if (text === follower.last && !(follower.id && asked?.has(follower.id))) continue
    follower.last = text
    follower.tell(value)
  }
}

/** Records the state after a module's own change. */
function remember() {
  for (const follower of followers) follower.last = JSON.stringify(follower.read())
}

const onHistory = () => tellFollowers()

/** Calls a listener after every change except the module's own. */
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

/** Also calls it initially if there is state. */
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

/** Whether hash or history entry refers to this module. */
export function isNamedByState(id: string): boolean {
  return moduleStates().has(id) || (currentEntry().layers ?? []).some(layer => layer.id === id)
}

/**
 * Calls `listener` with the module's hash state, initially if present; with `undefined` when it
 * disappears. Returns a function that unsubscribes.
 */
export function onModuleState(id: string, tell: (parts: string[] | undefined) => void) {
  return followFromStart(() => (isInBuilder() ? undefined : moduleStates().get(id)), tell, id)
}

/** Writes a module's hash state, as a new entry by default; keeps that of others. */
export function writeModuleState(id: string, parts: string[], how: How = 'push') {
  if (isInBuilder()) return
  const states = moduleStates().set(id, parts)
  const hash = formatHash(states)
  if (hash === location.hash) return
  write(how, { layers: currentEntry().layers ?? [] }, hash)
  remember()
}

/** Navigates to a hash with a new entry, like a link; the same hash notifies its modules again. */
export function goToHash(hash: string) {
  const { layers = [] } = currentEntry()
  const asked = parseHash(hash)
  if (hash !== location.hash) {
    // Anchors contain no module state, so keep it.
    const modules = asked.size > 0 ? [] : [...moduleStates()]
    write('push', { modules, layers }, hash || location.pathname + location.search)
  }
  tellFollowers(asked)
  dispatchEvent(new HashChangeEvent('hashchange'))
}

/** Whether the history entry is new; true only once. */
export function isNewEntry(): boolean {
  const entry = currentEntry()
  if (!entry.seen) write('replace', entry)
  return !entry.seen
}

/** The decoded name in `#tab-{name}` or `#{name}` (NAV-2); undefined for module state or no hash. */
export function readHashName(): string | undefined {
  const name = nameInHash(location.hash)
  return (name.startsWith('tab-') ? name.slice(4) : name) || undefined
}

/** Calls `tell` when the value that `read` derives from the query changes. */
export function onQuery<T>(read: (query: URLSearchParams) => T, tell: (value: T) => void) {
  const readNow = () => (isInBuilder() ? undefined : read(new URLSearchParams(location.search)))
  return follow(readNow, value => {
    if (value !== undefined) tell(value)
  })
}

/** URL of the page with changed parameters; undefined removes one, others are kept. */
export function urlWithParameters(changes: Record<string, string | undefined>): string {
  const url = new URL(location.href)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  return url.href
}

/** Writes query parameters. */
export function writeQuery(changes: Record<string, string | undefined>, how: How = 'replace') {
  const address = urlWithParameters(changes)
  if (isInBuilder() || address === location.href) return
  write(how, currentEntry(), address)
  remember()
}

/**
 * Calls `tell` with the content of a page layer (lightbox, drawer, dialog): after Back, Forward and
 * reload, and if the URL names it; `undefined` when closed.
 */
export function onLayer(id: string, tell: (at: string | undefined) => void) {
  return followFromStart(() => layerOf(id)?.at ?? moduleStates().get(id)?.join('|'), tell)
}

function layerOf(id: string): Layer | undefined {
  return currentEntry().layers?.find(layer => layer.id === id)
}

/** Records an opened layer, so that Back closes it. Shared layers are part of the hash. */
export function openLayer(id: string, at: string, { isShared = false } = {}) {
  if (isInBuilder()) return
  const entry = currentEntry()
  const layer: Layer = { id, at, steps: 0, isShared }
  writeLayers('push', [...(entry.layers ?? []), layer], isShared ? hashWith(id, at) : undefined)
}

/** Records new content of an open layer. */
export function changeLayer(id: string, at: string) {
  const layers = (currentEntry().layers ?? []).map(layer =>
    layer.id === id ? { ...layer, at } : layer,
  )
  writeLayers('replace', layers, moduleStates().has(id) ? hashWith(id, at) : undefined)
}

/**
 * Closes a layer by other means than Back: returns to the previous entry. If the URL opened it,
 * removes it from the URL instead. Returns whether it navigates back.
 */
export function closeLayer(id: string): boolean {
  const layer = layerOf(id)
  if (layer) history.go(-layer.steps)
  else if (moduleStates().has(id)) writeLayers('replace', currentEntry().layers ?? [], hashWith(id))
  return layer !== undefined
}

/** Closes a layer without going back; its entry remains without the layer. */
export function clearLayer(id: string) {
  const layers = (currentEntry().layers ?? []).filter(layer => layer.id !== id)
  writeLayers('replace', layers)
}

/** The hash with changed or removed state of one id. */
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
