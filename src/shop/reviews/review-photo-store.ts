import type { Result } from '#base'
import type { PhotoProblem, ReviewPhoto, ReviewPhotoSize } from './review.ts'

/** Private storage of photos: a folder per photo. */
export interface ReviewPhotoStore {
  write(name: string, bytes: Uint8Array): Promise<void>
  remove(folder: string): Promise<void>
}

/** Re-encodes an uploaded photo in two sizes, without metadata. */
export type EncodePhoto = (path: string) => Promise<Result<{ photo: EncodedPhoto }, PhotoProblem>>

type EncodedPhoto = Record<ReviewPhotoSize, Uint8Array> & Omit<ReviewPhoto, 'id'>
