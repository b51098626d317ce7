import type { ResolvedImage } from './image.ts'
import { KEPT_IMAGE, SERVER_TEXT } from './server-html.tsx'

/** A post, a project or a product as a slide shows it. */
export interface ListedSlide {
  href: string
  title: string
  /** Its date and categories, or its price. */
  facts: string
  excerpt: string
  image: ResolvedImage | null
}

/** What a loader answers to a module whose slides may be what the site lists (SL-4). */
export interface ListedSlides {
  /** Undefined where the slides are set one by one. */
  listed: ListedSlide[] | undefined
}

/** What an island is sent of them: where they lead. The HTML has the rest. */
export function toIslandSlides({ listed }: ListedSlides): ListedSlides {
  const kept = (text: string) => text && SERVER_TEXT
  return {
    listed: listed?.map(({ href, title, facts, excerpt, image }) => ({
      href,
      title: kept(title),
      facts: kept(facts),
      excerpt: kept(excerpt),
      image: image && KEPT_IMAGE,
    })),
  }
}

interface Page {
  path: string
  title: string
  excerpt: string
  image: ResolvedImage | undefined
}

export const toListedSlide = (
  { path, title, excerpt, image }: Page,
  facts: string,
): ListedSlide => ({ href: path, title, facts, excerpt, image: image ?? null })
