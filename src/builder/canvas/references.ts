import type { BackgroundImage } from '#design'
import {
  isScreen,
  type References,
  type ResolvedFile,
  type ResolvedImage,
  type Screen,
} from '#module-kit'
import { callApi } from '#staff/client'

interface Answer {
  images: Record<string, ResolvedImage>
  files: Record<string, ResolvedFile>
  backgrounds: Record<string, Partial<Record<Screen, string>>>
  pages: Record<string, string>
}

/** Pictures and addresses that modules name by id. What is missing is asked for in one call; listeners hear of it. */
export class CanvasReferences {
  readonly #known: Answer = { images: {}, files: {}, backgrounds: {}, pages: {} }
  readonly #asked = new Set<string>()
  readonly #listeners = new Set<() => void>()
  #missing: References = { media: new Set(), pages: new Set() }
  #timer: ReturnType<typeof setTimeout> | undefined
  version = 0

  readonly image = (id: string): ResolvedImage | undefined =>
    this.#known.images[id] ?? this.#ask('media', id)

  readonly file = (id: string): ResolvedFile | undefined =>
    this.#known.files[id] ?? this.#ask('media', id)

  readonly page = (id: string): string | undefined =>
    this.#known.pages[id] ?? this.#ask('pages', id)

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

  /** All of a document at once, before it is first shown. */
  async load({ media, pages }: References): Promise<void> {
    for (const id of media) this.#asked.add(`media:${id}`)
    for (const id of pages) this.#asked.add(`pages:${id}`)
    const answer = await callApi<Answer>('POST', '/builder/references', {
      body: { media: [...media], pages: [...pages] },
    })
    for (const kind of ['images', 'files', 'backgrounds', 'pages'] as const) {
      Object.assign(this.#known[kind], answer[kind])
    }
    this.version++
    for (const listener of this.#listeners) listener()
  }

  #ask(kind: 'media' | 'pages', id: string): undefined {
    if (this.#asked.has(`${kind}:${id}`)) return
    this.#asked.add(`${kind}:${id}`)
    this.#missing[kind].add(id)
    this.#timer ??= setTimeout(() => {
      const missing = this.#missing
      this.#missing = { media: new Set(), pages: new Set() }
      this.#timer = undefined
      // Shown without: the next change asks again.
      this.load(missing).catch(() => {
        for (const one of missing.media) this.#asked.delete(`media:${one}`)
        for (const one of missing.pages) this.#asked.delete(`pages:${one}`)
      })
    }, 20)
  }
}
