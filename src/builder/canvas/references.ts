import type { BackgroundImage } from '#design'
import {
  isScreen,
  noReferences,
  type References,
  type ResolvedFile,
  type ResolvedIcon,
  type ResolvedImage,
  type Screen,
} from '#module-contract'
import { callApi } from '#staff/client'

interface Answer {
  images: Record<string, ResolvedImage>
  files: Record<string, ResolvedFile>
  backgrounds: Record<string, Partial<Record<Screen, string>>>
  pages: Record<string, string>
  icons: Record<string, ResolvedIcon>
}

const KINDS = ['media', 'pages', 'icons'] as const

/**
 * Images, URLs and icons that modules refer to. Missing ones are requested together, and listeners
 * are notified.
 */
export class CanvasReferences {
  readonly #known: Answer = { images: {}, files: {}, backgrounds: {}, pages: {}, icons: {} }
  readonly #asked = new Set<string>()
  readonly #listeners = new Set<() => void>()
  #missing = noReferences()
  #timer: ReturnType<typeof setTimeout> | undefined
  version = 0

  readonly image = (id: string): ResolvedImage | undefined =>
    this.#known.images[id] ?? this.#ask('media', id)

  readonly file = (id: string): ResolvedFile | undefined =>
    this.#known.files[id] ?? this.#ask('media', id)

  readonly page = (id: string): string | undefined =>
    this.#known.pages[id] ?? this.#ask('pages', id)

  readonly icon = (name: string): ResolvedIcon | undefined =>
    this.#known.icons[name] ?? this.#ask('icons', name)

  readonly background: BackgroundImage = (id, variant) => {
    const found = this.#known.backgrounds[id] ?? this.#ask('media', id)
    return found && (found[isScreen(variant) ? variant : 'desktop'] ?? found.desktop)
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Loads all references of a document before it is shown. */
  async load(wanted: References): Promise<void> {
    for (const kind of KINDS) for (const id of wanted[kind]) this.#asked.add(`${kind}:${id}`)
    const answer = await callApi<Answer>('POST', '/builder/references', {
      body: Object.fromEntries(KINDS.map(kind => [kind, [...wanted[kind]]])),
    })
    for (const kind of ['images', 'files', 'backgrounds', 'pages', 'icons'] as const) {
      Object.assign(this.#known[kind], answer[kind])
    }
    this.version++
    for (const listener of this.#listeners) listener()
  }

  #ask(kind: keyof References, id: string): undefined {
    if (this.#asked.has(`${kind}:${id}`)) return
    this.#asked.add(`${kind}:${id}`)
    this.#missing[kind].add(id)
    this.#timer ??= setTimeout(() => {
      const missing = this.#missing
      this.#missing = noReferences()
      this.#timer = undefined
      // On failure modules are shown without them; the next change tries again.
      this.load(missing).catch(() => {
        for (const kind of KINDS)
          for (const id of missing[kind]) this.#asked.delete(`${kind}:${id}`)
      })
    }, 20)
  }
}
