import { fillPattern, fillTitle, type Settings, type TitledKind } from '#pages/schema'

/** The title and the description of a page, by the owner's patterns; a description of its own is left as it is. */
export function describePage(
  head: {
    title: string
    titleDetails?: string[] | undefined
    titledAs?: TitledKind
    description?: string | undefined
    excerpt?: string | undefined
  },
  { siteName, tagline, titlePatterns, descriptionPatterns }: Settings,
) {
  const { title, titledAs = 'page', description, excerpt } = head
  // An archive's own category, chosen once more, is no detail of it.
  const titleDetails = head.titleDetails?.filter(detail => detail !== title)
  const values = { title, site: siteName, tagline, excerpt }
  return {
    documentTitle: fillTitle(titlePatterns[titledAs], values, titleDetails),
    title: [...(titleDetails ?? []), title].join(' – '),
    description: description || fillPattern(descriptionPatterns[titledAs], values) || undefined,
  }
}
