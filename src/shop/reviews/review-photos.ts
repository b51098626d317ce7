import { sql } from 'kysely'
import { createKey, ok, type PostedFile, type Result, refuse, StorageUnavailable } from '#base'
import type { Database } from '#db'
import {
  type PhotoProblem,
  REVIEW_PHOTO_SIZES,
  REVIEW_PHOTOS,
  type ReviewPhoto,
  reviewPhotoName,
} from './review.ts'
import type { EncodePhoto, ReviewPhotoStore } from './review-photo-store.ts'

interface Context {
  reviewPhotos: ReviewPhotoStore
  encodePhoto: EncodePhoto
}

/** Stores uploaded photos, all or none. */
export async function storePhotos(
  { reviewPhotos, encodePhoto }: Context,
  files: readonly PostedFile[],
): Promise<Result<{ photos: ReviewPhoto[] }, 'wrong-photo', { problem: PhotoProblem }>> {
  const wrong = (problem: PhotoProblem) => refuse('wrong-photo', { problem })
  if (files.length > REVIEW_PHOTOS.count) return wrong('too-many')
  if (files.some(({ size }) => size > REVIEW_PHOTOS.maxMb * MEGABYTE)) return wrong('too-large')
  if (files.some(({ path, size }) => !path || size === 0)) return wrong('not-a-photo')
  const photos: ReviewPhoto[] = []
  let problem: PhotoProblem | undefined
  try {
    for (const { path } of files) {
      const encoded = await encodePhoto(path)
      if (!encoded.ok) {
        problem = encoded.reason
        break
      }
      const { large, small, width, height } = encoded.photo
      const id = createKey()
      photos.push({ id, width, height })
      await reviewPhotos.write(reviewPhotoName(id, 'large'), large)
      await reviewPhotos.write(reviewPhotoName(id, 'small'), small)
    }
  } catch (error) {
    await dropPhotos({ reviewPhotos }, photos)
    if (error instanceof StorageUnavailable) return wrong('storage-full')
    throw error
  }
  if (!problem) return ok({ photos })
  await dropPhotos({ reviewPhotos }, photos)
  return wrong(problem)
}

const MEGABYTE = 1_000_000

/** Deletes the files of photos. The task `sweep-review-photos` deletes those that this misses. */
export async function dropPhotos(
  { reviewPhotos }: Pick<Context, 'reviewPhotos'>,
  photos: readonly Pick<ReviewPhoto, 'id'>[],
) {
  for (const { id } of photos) await reviewPhotos.remove(id).catch(() => {})
}

/** Adds stored photos to a new review. */
export async function insertPhotos(tx: Database, reviewId: string, photos: readonly ReviewPhoto[]) {
  if (photos.length === 0) return
  const rows = photos.map((photo, position) => ({ ...photo, review_id: reviewId, position }))
  await tx.insertInto('review_photos').values(rows).execute()
}

/** Removes the photos of reviews, or one of them, and returns those whose files must be deleted. */
export async function deletePhotos(
  tx: Database,
  reviewIds: readonly string[],
  photoId?: string,
): Promise<{ id: string }[]> {
  const deleted = await tx
    .deleteFrom('review_photos')
    .where('review_id', 'in', reviewIds)
    .$if(photoId !== undefined, rows => rows.where('id', '=', photoId ?? ''))
    .returning('id')
    .execute()
  if (deleted.length === 0) return []
  await tx
    .updateTable('reviews')
    .set({
      photos: sql<number>`(select count(*) from review_photos where review_id = reviews.id)`,
    })
    .where('id', 'in', reviewIds)
    .execute()
  return deleted
}

/** Photos of reviews, in order. Needs no query if none has photos. */
export async function loadPhotos(
  db: Database,
  reviews: readonly { id: string; photos: number }[],
): Promise<Map<string, ReviewPhoto[]>> {
  const ids = reviews.filter(({ photos }) => photos > 0).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('review_photos')
    .select(['id', 'review_id', 'width', 'height'])
    .where('review_id', 'in', ids)
    .orderBy('review_id')
    .orderBy('position')
    .execute()
  const grouped = Map.groupBy(rows, row => row.review_id)
  return new Map(
    [...grouped].map(([id, found]) => [id, found.map(({ review_id: _, ...photo }) => photo)]),
  )
}

/** Whether visitors may see a photo, which belongs to a published review. */
export async function isPhotoShown(db: Database, photoId: string): Promise<boolean> {
  const row = await db
    .selectFrom('review_photos')
    .innerJoin('reviews', 'reviews.id', 'review_photos.review_id')
    .select('review_photos.id')
    .where('review_photos.id', '=', photoId)
    .where('reviews.status', '=', 'published')
    .where('reviews.deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Of these folders, those of photos that belong to a review. */
export async function findUsedPhotos(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const used = new Set<string>()
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = ids.slice(start, start + AT_ONCE)
    const rows = await db.selectFrom('review_photos').select('id').where('id', 'in', some).execute()
    for (const { id } of rows) used.add(id)
  }
  return used
}

/** Names of the files of all photos of reviews. */
export async function listPhotoFiles(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('review_photos').select('id').execute()
  return rows.flatMap(({ id }) => REVIEW_PHOTO_SIZES.map(size => reviewPhotoName(id, size)))
}

const AT_ONCE = 200
