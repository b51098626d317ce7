import { expect, test } from 'vitest'
import type { PostedFile } from '#base'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { createTestShop } from '../../../tests/support/test-shop.ts'
import { defaultShopSettings, type ShopSettings } from '../model/settings.ts'
import type { NewReview } from './add-review.ts'
import type { PhotoProblem } from './review.ts'

describeDatabases('photos of reviews', open => {
  async function prepare(reviews: Partial<ShopSettings['reviews']> = {}) {
    const connection = await open()
    const folders = new Set<string>()
    let problem: PhotoProblem | undefined
    const settings = { reviews: { ...defaultShopSettings.reviews, ...reviews } }
    const { shop, clock } = createTestShop(connection, settings, {
      reviewPhotos: {
        write: async name => void folders.add(name.split('/')[0] ?? ''),
        remove: async folder => void folders.delete(folder),
      },
      encodePhoto: async () => {
        if (problem) return { ok: false, reason: problem }
        const bytes = new Uint8Array(1)
        return { ok: true, photo: { large: bytes, small: bytes, width: 4, height: 3 } }
      },
    })
    // Floods are counted for the whole shop.
    await connection.db.deleteFrom('reviews').execute()
    const [productId = ''] = await shop.catalog.save([
      { type: 'simple', name: 'Bowl', variant: { regularPrice: 100 } },
    ])
    const photo = (changes: Partial<PostedFile> = {}): PostedFile => ({
      ...{ field: 'photos', name: 'me.jpg', path: '/tmp/upload', size: 1000, ...changes },
    })
    let count = 0
    const send = (photos: PostedFile[], changes: Partial<NewReview> = {}) =>
      shop.reviews.add({
        ...{ productId, rating: 5, title: '', body: 'Good.', name: 'Ida', photos },
        email: `ida-${++count}@example.com`,
        uniqueKey: `photos-${count}-${productId}`,
        ...changes,
      })
    const add = async (photos: PostedFile[], changes: Partial<NewReview> = {}) => {
      const added = await send(photos, changes)
      if (!added.ok) throw new Error(added.reason)
      return added
    }
    const photosOf = async (id: string) => (await shop.reviews.find(id))?.photos ?? []
    const shown = () => shop.reviews.shown({ productId, sort: 'newest', offset: 0, limit: 10 })
    const fail = (wrong: PhotoProblem) => {
      problem = wrong
    }
    return { shop, clock, settings, folders, photo, send, add, photosOf, shown, fail, productId }
  }

  test('SH-4 photos are visible only while their review is published', async () => {
    const { shop, folders, photo, add, photosOf, shown } = await prepare()
    const { id } = await add([photo(), photo()])
    const [first] = await photosOf(id)
    if (!first) throw new Error('no photo')
    expect([...folders]).toEqual((await photosOf(id)).map(one => one.id))
    expect(await shop.reviews.isPhotoShown(first.id)).toBe(false)
    await shop.reviews.change(id, { status: 'published' })
    expect(await shop.reviews.isPhotoShown(first.id)).toBe(true)
    expect((await shown())[0]?.photos).toEqual(await photosOf(id))
    expect(first).toMatchObject({ width: 4, height: 3 })
    await shop.reviews.trash(id)
    expect(await shop.reviews.isPhotoShown(first.id)).toBe(false)
    expect(folders.size).toBe(2)
  })

  test('SH-4 staff removes single photos; erasing or deleting a review removes all', async () => {
    const { shop, folders, photo, add, photosOf } = await prepare()
    const { id } = await add([photo(), photo(), photo()])
    const [first, second, third] = await photosOf(id)
    await shop.reviews.removePhoto(id, second?.id ?? '')
    expect(await photosOf(id)).toEqual([first, third])
    expect(folders).toEqual(new Set([first?.id, third?.id]))
    await shop.reviews.erase(id)
    expect(await photosOf(id)).toEqual([])
    expect(folders.size).toBe(0)
    const other = await add([photo()])
    expect(folders.size).toBe(1)
    await shop.reviews.remove(other.id)
    expect(folders.size).toBe(0)
  })

  test('SH-4 of stored photos, only those of reviews are used', async () => {
    const { shop, photo, add, photosOf } = await prepare()
    const { id } = await add([photo()])
    const used = new Set((await photosOf(id)).map(one => one.id))
    expect(await shop.reviews.usedPhotos([...used, 'orphan'])).toEqual(used)
  })

  test('SH-4 reviews of strangers with photos wait for approval', async () => {
    const { photo, add } = await prepare({ moderation: 'none' })
    expect(await add([])).toMatchObject({ isPublished: true })
    expect(await add([photo()])).toMatchObject({ isPublished: false })
  })

  test('SH-4 a repeated submission keeps the photos of the first', async () => {
    const { folders, photo, add, photosOf } = await prepare()
    const { id } = await add([photo()], { uniqueKey: 'photo-twice' })
    expect(await add([photo()], { uniqueKey: 'photo-twice' })).toMatchObject({ id, isNew: false })
    expect(folders).toEqual(new Set((await photosOf(id)).map(one => one.id)))
  })

  test('SH-4 a shop without photos ignores and hides them', async () => {
    const { shop, settings, folders, photo, add, photosOf, shown } = await prepare()
    const { id } = await add([photo()])
    await shop.reviews.change(id, { status: 'published' })
    const [before] = await photosOf(id)
    settings.reviews.photos = false
    expect((await shown())[0]?.photos).toEqual([])
    expect(await shop.reviews.isPhotoShown(before?.id ?? '')).toBe(false)
    expect(await photosOf((await add([photo()])).id)).toEqual([])
    expect(folders.size).toBe(1)
  })

  test('SH-4 wrong photos refuse the review, and none is kept', async () => {
    const { folders, photo, send, fail } = await prepare()
    const refused = async (photos: PostedFile[]) => {
      const sent = await send(photos)
      return sent.ok ? 'added' : sent.reason === 'wrong-photo' ? sent.problem : sent.reason
    }
    expect(await refused(Array.from({ length: 5 }, () => photo()))).toBe('too-many')
    expect(await refused([photo({ path: '', size: 10_000_001 })])).toBe('too-large')
    expect(await refused([photo({ size: 0 })])).toBe('not-a-photo')
    fail('broken-file')
    expect(await refused([photo()])).toBe('broken-file')
    expect(folders.size).toBe(0)
  })

  test('SH-4 photos of refused reviews are not encoded', async () => {
    const { photo, send, fail } = await prepare({ who: 'buyers' })
    fail('broken-file')
    expect(await send([photo()])).toMatchObject({ reason: 'only-buyers' })
  })

  test('SH-4 the export of an author names the photos', async () => {
    const { shop, photo, add, photosOf } = await prepare()
    const email = 'export-me@example.com'
    const { id } = await add([photo()], { email })
    const customer = { id: 'none', email, name: 'Ida', hasPassword: false }
    const { reviews } = await shop.account.export(customer as never)
    const [first] = await photosOf(id)
    const address = `/review-photos/${first?.id}/large.webp`
    expect(reviews).toMatchObject([{ body: 'Good.', isPublished: false }])
    expect(reviews[0]?.photos.map(url => new URL(url).pathname)).toEqual([address])
    let csv = ''
    for await (const part of shop.reviews.export({})) csv += part
    expect(csv).toContain(address)
  })

  test('SH-4 reviews stay without name and photos after their account, or are deleted too', async () => {
    const { shop, folders, photo, add, photosOf, shown, productId } = await prepare()
    const rating = async () => (await shop.reviews.summary(productId)).rating?.count ?? 0
    const leave = (email: string, deletesReviews: boolean) => {
      const customer = { id: 'none', email, hasPassword: false, signedInAt: Date.now() * 2 }
      return shop.account.delete(customer as never, { password: '', deletesReviews })
    }
    const publish = async (email: string) => {
      const { id } = await add([photo()], { email })
      await shop.reviews.change(id, { status: 'published' })
      return id
    }
    const kept = await publish('keep@example.com')
    const gone = await publish('delete@example.com')
    const other = await publish('stays@example.com')
    expect(await leave('keep@example.com', false)).toMatchObject({ ok: true })
    expect(await shop.reviews.find(kept)).toMatchObject({ name: '', email: null, body: 'Good.' })
    expect([await photosOf(kept), await rating()]).toEqual([[], 3])
    expect(await leave('delete@example.com', true)).toMatchObject({ ok: true })
    expect(await shop.reviews.find(gone)).toBeUndefined()
    expect(await rating()).toBe(2)
    expect((await shown()).map(review => review.name).sort()).toEqual(['', 'Ida'])
    expect(folders).toEqual(new Set((await photosOf(other)).map(one => one.id)))
  })
})
