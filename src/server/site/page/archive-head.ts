import type { HeadChanges, PageFacts } from '#module-contract'

const MAX_DESCRIPTION_LENGTH = 300

/** Meta description of an archive, from the text of its term or author. */
export const toMetaDescription = (text: string): string =>
  text.replace(/\s+/g, ' ').trim().slice(0, MAX_DESCRIPTION_LENGTH)

/**
 * Title, canonical query and description of an archive of products whose template has no list that
 * describes the page.
 */
export function headOfArchive({ archive }: PageFacts, described: HeadChanges): HeadChanges {
  if (archive?.of !== 'product') return described
  const { titleDetails = [], canonicalQuery } = described
  if (titleDetails.length > 0 || canonicalQuery?.size) return described
  const description = toMetaDescription(archive.description)
  return {
    ...(description ? { description } : {}),
    ...(archive.image ? { image: archive.image } : {}),
    ...described,
    titleDetails: [archive.name],
    canonicalQuery: new URLSearchParams({ [archive.by]: archive.slug }),
  }
}
