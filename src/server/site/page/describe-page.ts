import { fillPattern, fillTitle, type Settings, type TitledKind } from '#pages/schema'

/** Title and description of a page by the owner's templates. A page's own description is used as it is. */
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
  // Avoids repeating the archive's title.
  const titleDetails = head.titleDetails?.filter(detail => detail !== title)
  const values = { title, site: siteName, tagline, excerpt }
  return {
    documentTitle: fillTitle(titlePatterns[titledAs], values, titleDetails),
    title: [...(titleDetails ?? []), title].join(' – '),
    description: description || fillPattern(descriptionPatterns[titledAs], values) || undefined,
  }
}
