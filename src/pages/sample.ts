import type { ContentItem, Term } from './content-schema.ts'
import { sceneImage } from './placeholder-scenes.ts'

/** Example posts and projects for previews of lists. */

const term = (slug: string, name: string): Term => ({ id: slug, slug, name })
export const sampleCategories = [
  term('interiors', 'Interiors'),
  term('public-spaces', 'Public spaces'),
  term('single-pieces', 'Single pieces'),
]
const [interiors, publicSpaces, singlePieces] = sampleCategories as [Term, Term, Term]

const known: [title: string, excerpt: string, categories: Term[]][] = [
  ['A reading room by the harbor', 'Forty seats, daylight from one side.', [publicSpaces]],
  ['Kitchen for two cooks', 'Everything within one step and a half.', [interiors]],
  ['The long bench', 'Nine meters, one joint, no screw in sight.', [publicSpaces, singlePieces]],
  ['House under the pines', 'A winter’s work for a family of five.', [interiors]],
  ['Entrance of the old bank', 'What was heavy became light again.', [publicSpaces]],
  ['A cabinet for letters', 'Sixty drawers, made for one pair of hands.', [singlePieces]],
]

const SCENES = ['placeholder-square', 'placeholder', 'placeholder-wide']

/** Newest first, a month apart. */
export const sampleContent: ContentItem[] = known.map(([title, excerpt, categories], index) => ({
  id: `sample-${index + 1}`,
  path: `/projects/sample-${index + 1}`,
  title,
  excerpt,
  image: sceneImage(SCENES[index % SCENES.length] as string),
  categories,
  tags: [],
  author: 'The studio',
  publishedAt: Date.UTC(2026, 8 - index, 14),
  article: {
    html: `<p>${excerpt} Here the words of the post go on, as its author wrote them.</p><h3>What came first</h3><p>A first visit, a first drawing, and a long list of questions. <a href="/contact">Ask yours</a>.</p><p>Then it was made, one piece after another.</p>`,
    excerpt,
    minutes: 3 + index,
  },
}))
