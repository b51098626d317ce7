import { type ResolvedImage, SERVER_TEXT, UNCHANGED_IMAGE } from '#module-contract/client'

/** A post, project or product as a slide. */
export interface ListedSlide {
  href: string
  title: string
  /** Date and categories, or price. */
  facts: string
  excerpt: string
  image: ResolvedImage | null
}

/** Loader data of modules that can list slides (SL-4). */
export interface ListedSlides {
  /** Undefined if slides are entered individually. */
  listed: ListedSlide[] | undefined
}

/** Island data of listed slides: only their links. */
export function toIslandSlides({ listed }: ListedSlides): ListedSlides {
  const kept = (text: string) => text && SERVER_TEXT
  return {
    listed: listed?.map(({ href, title, facts, excerpt, image }) => ({
      href,
      title: kept(title),
      facts: kept(facts),
      excerpt: kept(excerpt),
      image: image && UNCHANGED_IMAGE,
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
