import { sampleContent } from '#pages/schema'
import type { ListedSlides } from './listed-slides.ts'

/** What a site answers, for examples of the modules whose slides are listed. */
export const listedSamples: ListedSlides = {
  listed: sampleContent.slice(0, 5).map(({ path, title, categories, excerpt, image }) => ({
    href: path,
    title,
    facts: categories.map(category => category.name).join(', '),
    excerpt,
    image: image ?? null,
  })),
}

/** Slides that are set one by one. */
export const ownSlides: ListedSlides = { listed: undefined }
