import type { ListAddress } from './address.ts'

/** Names of the terms that narrow a list. */
export interface ChosenTerms {
  category?: string
  tag?: string
}

/**
 * Names of category and tag in the URL, without the term whose archive the page is, because that is
 * its title.
 * @param terms Known terms of the URL: the category, then the tag.
 */
export function nameChosenTerms(
  { category, tag }: Pick<ListAddress, 'category' | 'tag'>,
  terms: readonly ({ name: string } | undefined)[],
  archive: { by?: string } | undefined,
): ChosenTerms {
  return {
    ...(category && archive?.by !== 'category' && { category: terms[0]?.name ?? category }),
    ...(tag && archive?.by !== 'tag' && { tag: terms.at(-1)?.name ?? tag }),
  }
}
