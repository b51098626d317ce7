import { categoryPictures, type ImportedRow } from './parse-row.ts'
import { swatchPictures } from './parse-swatches.ts'
import type { FetchedPictures } from './pictures.ts'

interface Pictures {
  pictures: FetchedPictures
  placeholderId: string | undefined
}

/** Media ids of a row's images, and whether all of them, including swatches, were available. */
export function resolvePictures(context: Pictures, row: ImportedRow) {
  const missing = picturesOf(row).filter(url => !context.pictures.has(url))
  const ids = row.pictures.flatMap(url => resolvePicture(context, url) ?? [])
  return { ids: [...new Set(ids)], complete: missing.length === 0 }
}

/** URLs of all images of a row. */
export const picturesOf = (row: ImportedRow) => [
  ...row.pictures,
  ...(row.socialImage ? [row.socialImage] : []),
  ...swatchPictures(row.swatches),
  ...categoryPictures(row),
]

/** Unavailable images are replaced by the placeholder. */
export function resolvePicture({ pictures, placeholderId }: Pictures, url: string) {
  return pictures.get(url) ?? placeholderId
}
