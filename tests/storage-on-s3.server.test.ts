import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest'
import { createMedia } from '../src/pages/media.ts'
import { noMediaTools } from '../src/server/media-tools/index.ts'
import { type S3Double, startS3 } from './doubles/s3-server.ts'
import { describeDatabases, type OpenDatabase } from './support/databases.ts'
import { openFormSite } from './support/form-site.ts'
import { documentOf } from './support/pages.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { openShopDesk } from './support/shop-desk.ts'
import { signInAs } from './support/staff-browser.ts'

const never = AbortSignal.any([])

let s3: S3Double
let prefixes = 0
beforeAll(async () => {
  s3 = await startS3({ folder: await mkdtemp(join(inject('runFolder'), 's3-')) })
})
afterEach(() => s3.behave('works'))
afterAll(() => s3.stop())

/** A bucket without files, for one site. */
const onS3 = (more: Record<string, string> = {}) => ({
  ...s3.environment,
  S3_PREFIX: `site-${++prefixes}`,
  ...more,
})
const keysOf = async (prefix: string) =>
  (await s3.bucket.keys())
    .filter(key => key.startsWith(`${prefix}/`))
    .map(key => key.slice(prefix.length + 1))
const filesBelow = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])).filter(one =>
    one.isFile(),
  )

const picture = () =>
  sharp({ create: { width: 700, height: 350, channels: 3, background: '#a94a26' } })
    .jpeg()
    .toBuffer()

async function openMediaSite(openDatabase: OpenDatabase, more: Record<string, string> = {}) {
  const environment = onS3(more)
  const services = await openTestServices(openDatabase, environment)
  const app = await buildTestApp(services)
  const add = async (bytes: Buffer, name: string) => {
    const added = await services.pages.media.add(bytes, name)
    if (!added.ok) throw new Error(added.reason)
    return added.item
  }
  return { services, app, add, environment, dataDir: services.env.dataDir }
}

describeDatabases('a site on S3', openDatabase => {
  it('stores originals, uploads and renditions there, and nothing on disk', async () => {
    const { add, environment, dataDir } = await openMediaSite(openDatabase, { S3_CACHE_MB: '0' })
    const { id } = await add(await picture(), 'pot.jpg')
    expect(await keysOf(environment.S3_PREFIX)).toEqual(
      ['320.avif', '320.webp', '640.avif', '640.webp', '700.avif', '700.webp']
        .concat('original', 'upload')
        .map(file => `media/${id}/${file}`),
    )
    expect(await filesBelow(join(dataDir, 'media'))).toEqual([])
  })

  it('sends media with the same answers as from the disk', async () => {
    const disk = await openTestServices(openDatabase)
    const site = await openMediaSite(openDatabase)
    const uncached = await openMediaSite(openDatabase, { S3_CACHE_MB: '0' })
    const answersOf = async ({ services, app }: Pick<typeof site, 'services' | 'app'>) => {
      const wanted: Record<string, Record<string, string>> = {
        whole: {},
        range: { range: 'bytes=10-19' },
        end: { range: 'bytes=-5' },
        beyond: { range: 'bytes=9999999-' },
      }
      const added = await services.pages.media.add(await picture(), 'pot.jpg')
      if (!added.ok) throw new Error(added.reason)
      const { id } = added.item
      const answers = []
      for (const file of ['640.webp', 'original', 'none.webp', 'upload']) {
        for (const headers of Object.values(wanted)) {
          for (const method of ['GET', 'HEAD'] as const) {
            const url = `/media/${id}/${file}`
            const answer = await app.inject({ method, url, headers })
            const { date: _, 'server-timing': __, 'x-request-id': ___, ...shown } = answer.headers
            const text = JSON.stringify(shown).replaceAll(id, '<id>')
            const body = answer.rawPayload.toString('base64')
            answers.push([file, headers.range, method, answer.statusCode, text, body])
          }
        }
      }
      const etag = (await app.inject(`/media/${id}/640.webp`)).headers.etag
      const again = await app.inject({
        url: `/media/${id}/640.webp`,
        headers: { 'if-none-match': String(etag) },
      })
      return [...answers, again.statusCode]
    }
    const fromDisk = await answersOf({ services: disk, app: await buildTestApp(disk) } as never)
    expect(fromDisk.at(-1)).toBe(304)
    const [, , , status, headers, body] = [fromDisk[1] ?? []].flat()
    expect([status, body]).toEqual([200, ''])
    expect(JSON.parse(String(headers))).toMatchObject({
      'content-length': String(
        (
          await sharp(await picture())
            .resize(640)
            .webp({ quality: 76 })
            .toBuffer()
        ).length,
      ),
      'content-type': 'image/webp',
    })
    expect(await answersOf(site)).toEqual(fromDisk)
    expect(await answersOf(uncached)).toEqual(fromDisk)
  })

  it('answers 503 without caching while S3 is down, except for local copies', async () => {
    const { app, add, services } = await openMediaSite(openDatabase)
    const { id } = await add(await picture(), 'pot.jpg')
    expect((await app.inject(`/media/${id}/320.webp`)).statusCode).toBe(200)
    for (const behavior of ['down', 'error', 'busy', 'forbidden'] as const) {
      s3.behave(behavior)
      expect((await app.inject(`/media/${id}/320.webp`)).statusCode).toBe(200)
      const answer = await app.inject({
        url: `/media/${id}/640.webp`,
        headers: { accept: 'text/html' },
      })
      expect(answer.statusCode, behavior).toBe(503)
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '10' })
      expect(answer.headers).not.toHaveProperty('etag')
      expect(answer.body).toContain('This file cannot be loaded at the moment.')
      const image = await app.inject({
        url: `/media/${id}/640.webp`,
        headers: { accept: 'image/*' },
      })
      expect(image.json()).toEqual({
        error: 'This file cannot be loaded at the moment. Please try again in a few minutes.',
      })
    }
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    s3.behave('works')
    await expect.poll(async () => (await app.inject(`/media/${id}/640.webp`)).statusCode).toBe(200)
    await services.pages.media.moveToTrash(id)
  })

  it('answers 503 if S3 fails after it has named the size of a file', async () => {
    const { app, add } = await openMediaSite(openDatabase, { S3_CACHE_MB: '0' })
    const { id } = await add(await picture(), 'pot.jpg')
    s3.behave('no-bodies')
    const answer = await app.inject(`/media/${id}/640.webp`)
    expect(answer.statusCode).toBe(503)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '10' })
    expect(answer.headers).not.toHaveProperty('etag')
    expect(answer.json().error).toContain('This file cannot be loaded at the moment.')
  })

  it('refuses uploads while S3 is down, and refers to no file then', async () => {
    const { services, app } = await openMediaSite(openDatabase)
    const editor = await signInAs({ services, app }, 'editor')
    s3.behave('down')
    const refused = await editor.upload('POST', '/media?fileName=pot.jpg', await picture())
    expect(refused).toMatchObject({ status: 503, body: { error: 'storage-unavailable' } })
    const rows = await services.db.selectFrom('media').select('id').execute()
    expect(rows).toEqual([])
    s3.behave('works')
    await expect
      .poll(
        async () =>
          (await editor.upload('POST', '/media?fileName=pot.jpg', await picture())).status,
      )
      .toBe(200)
  })

  it('renders pages with a drawing while S3 hangs, and with its markup later', async () => {
    const { services, app, add } = await openMediaSite(openDatabase)
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4"/></svg>'
    const { id } = await add(Buffer.from(svg), 'mark.svg')
    const node = { type: 'svg', props: { id: 'mark', file: id } }
    const saved = await services.pages.save({
      path: '/mark',
      document: documentOf('Mark', [node]),
      author: 't',
      publish: true,
    })
    expect(saved.ok).toBe(true)
    s3.behave('hangs')
    const before = Date.now()
    const page = await app.inject('/mark')
    expect(page.statusCode).toBe(200)
    expect(page.body).not.toContain('M0 0h4')
    expect(Date.now() - before).toBeLessThan(4500)
    s3.behave('works')
    expect(await services.pages.media.readDrawing(id, 10_000)).toContain('M0 0h4')
  })

  it('gives video tools a local copy, and tries again if S3 was down', async () => {
    const { services, dataDir } = await openMediaSite(openDatabase)
    const film = Buffer.from('a film')
    const seen: string[] = []
    const media = createMedia({
      db: services.db,
      clock: services.clock,
      store: services.storage.store('media'),
      mediaTools: {
        ...noMediaTools,
        isThere: async () => true,
        async probe({ path }) {
          seen.push(await readFile(path, 'utf8'))
          return { durationMs: 5000, width: null, height: null }
        },
      },
    })
    const size = { bytes: film.length, width: null, height: null, colour: null, widths: [] }
    const entry = { id: 'film', kind: 'audio' as const, fileName: 'a.mp3', mime: 'audio/mpeg' }
    await media.addPrepared({ ...entry, ...size, alt: '' }, new Map([['original', film]]))
    await services.db.updateTable('media').set({ preparation: 'waiting' }).execute()
    s3.behave('down')
    for (let attempt = 0; attempt < 4; attempt++) {
      await expect(media.prepareNext(never)).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
    }
    s3.behave('works')
    await expect
      .poll(() => media.prepareNext(never).then(() => media.find('film')))
      .toMatchObject({
        preparation: 'done',
        durationMs: 5000,
      })
    expect(seen).toEqual(['a film'])
    expect(await filesBelow(join(dataDir, 'media'))).toEqual([])
  })

  it('keeps the input of a form whose file cannot be stored', async () => {
    const environment = onS3()
    const site = await openFormSite(
      openDatabase,
      {
        fields: [
          { id: 'name', label: 'Name' },
          { id: 'pictures', label: 'Pictures', type: 'file', maxFiles: 2, maxMb: 10 },
        ],
        captcha: false,
      },
      environment,
    )
    const send = async () => {
      const { answer } = await site.call('token', {})
      site.clock.advance(1000)
      const form = new FormData()
      for (const [name, value] of [
        ['_action', 'form/send'],
        ['token', String(answer.token)],
        ['field_name', 'Aino'],
      ]) {
        form.append(name ?? '', value ?? '')
      }
      form.append('field_pictures', new Blob([new Uint8Array(await picture())]), 'a.jpg')
      const request = new Request('http://localhost', { method: 'POST', body: form })
      const answered = await site.app.inject({
        method: 'POST',
        url: '/contact',
        headers: {
          accept: 'application/json',
          'content-type': request.headers.get('content-type') ?? '',
        },
        payload: Buffer.from(await request.arrayBuffer()),
      })
      return answered.json()
    }
    s3.behave('down')
    expect(await send()).toMatchObject({
      ok: false,
      reason: 'storage-full',
      refusal: { values: { name: ['Aino'] }, token: expect.any(String) },
    })
    expect(await site.services.forms.list(5)).toEqual([])
    s3.behave('works')
    await expect.poll(send).toMatchObject({ ok: true })
    const [submission] = await site.services.forms.list(5)
    expect(await keysOf(environment.S3_PREFIX)).toEqual([`form-files/${submission?.id}/1.jpg`])
    const { dataDir } = site.services.env
    expect(await filesBelow(join(dataDir, 'form-files'))).toEqual([])
  })

  it('sends files for sale to buyers in parts, and to staff from S3 itself', async () => {
    const desk = await openShopDesk(openDatabase, onS3())
    const { app, manager, services } = desk
    const song = Buffer.from('0123456789')
    const uploaded = await manager.upload('POST', '/product-files?fileName=My%20song.mp3', song)
    const url = String(uploaded.body.url)
    const product = await services.shop.products.load(desk.bowlId)
    if (!product) throw new Error('no product')
    const downloads = [{ name: 'Song', url }]
    const offer = { ...product.offer, downloadable: true, downloads }
    await services.shop.products.change(desk.bowlId, { offer })
    const order = await desk.buy()
    await manager.call('POST', `/orders/${order.id}/status`, { status: 'processing' })
    const path = (await services.shop.orders.detail(order.id))?.downloads[0]?.path ?? ''
    const form = {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    }
    const press = () => app.inject({ method: 'POST', url: path, headers: form, payload: '' })
    s3.behave('down')
    expect((await press()).statusCode, 'nothing is counted').toBe(503)
    s3.behave('works')
    await expect.poll(async () => (await press()).statusCode).toBe(303)
    const file = `${path}/My-song.mp3`
    const part = await app.inject({ url: file, headers: { range: 'bytes=2-4' } })
    expect([part.statusCode, part.body]).toEqual([206, '234'])
    expect((await app.inject(file)).rawPayload).toEqual(song)
    const detail = await services.shop.orders.detail(order.id)
    expect(detail?.downloads[0]).toMatchObject({ downloads: 1 })

    const staff = await manager.call('GET', url)
    expect(staff.status).toBe(302)
    const location = String(staff.answer.headers.location)
    expect(location).toMatch(
      /^http:\/\/127\.0\.0\.1:\d+\/site\/site-\d+\/product-files\/.*X-Amz-Expires=300/,
    )
    const sent = await fetch(location)
    expect(sent.headers.get('content-disposition')).toBe('attachment; filename="My-song.mp3"')
    expect(Buffer.from(await sent.arrayBuffer())).toEqual(song)
  })

  it('refuses files of add-ons and photos of reviews while S3 is down', async () => {
    const services = await openTestServices(openDatabase, onS3())
    const { shop } = services
    const path = join(await mkdtemp(join(inject('runFolder'), 'upload-')), 'photo')
    await writeFile(path, await picture())
    s3.behave('down')
    const posted = { field: 'addon-photo', name: 'me.jpg', path, size: 1000 }
    expect(await shop.cart.keepFiles([posted])).toMatchObject({
      ok: false,
      reason: 'addons',
      message: { key: 'addonFileNotStored' },
    })
    expect(existsSync(path)).toBe(true)
    await services.shopSettings.set({})
    const [productId = ''] = await shop.catalog.save([
      { type: 'simple', name: 'Bowl', variant: { regularPrice: 100 } },
    ])
    const review = { productId, rating: 5, title: '', body: 'Good.', name: 'Ida' }
    const added = await shop.reviews.add({
      ...review,
      email: 'ida@example.com',
      photos: [{ ...posted, field: 'photos' }],
      uniqueKey: 'once',
    })
    expect(added).toMatchObject({ ok: false, reason: 'wrong-photo', problem: 'storage-full' })
  })
})
