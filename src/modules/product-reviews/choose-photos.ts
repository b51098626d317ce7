import { REVIEW_PHOTOS } from '#shop/client'

const MAX_BYTES = REVIEW_PHOTOS.maxMb * 1_000_000

type FileFacts = Pick<File, 'name' | 'size' | 'lastModified'>

/** Adds photos to those chosen before, within the limits. Photos chosen twice are added once. */
export function choosePhotos<Photo extends FileFacts>(
  before: readonly Photo[],
  chosen: readonly Photo[],
): { photos: Photo[]; problem: 'too-many' | 'too-large' | undefined } {
  const photos = [...before]
  let problem: 'too-many' | 'too-large' | undefined
  for (const photo of chosen) {
    if (photos.some(one => isSame(one, photo))) continue
    if (photo.size > MAX_BYTES) problem = 'too-large'
    else if (photos.length === REVIEW_PHOTOS.count) problem = 'too-many'
    else photos.push(photo)
  }
  return { photos, problem }
}

const isSame = (one: FileFacts, other: FileFacts) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
