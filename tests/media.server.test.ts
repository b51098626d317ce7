import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { systemClock } from '#base'
import { connect } from '#db'
import { createFolderStore } from '#storage'
import { createMedia } from '../src/pages/media.ts'
import { noMediaTools } from '../src/server/media-tools/index.ts'
import { ANY_DATABASE, describeDatabases } from './support/databases.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { fileOf } from './support/test-shop.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a94a26' } })
    .jpeg()
    .toBuffer()

describeDatabases(
  'media',
  openDatabase => {
    it('makes AVIF and WebP in every width, with size and colour, and keeps the same file once', async () => {
      const services = await openTestServices(openDatabase)
      const { media } = services.pages
      const bytes = await picture(1000, 500)
      const added = await media.add(bytes, 'pot.jpg', 'A pot')
      if (!added.ok) throw new Error('refused')
      expect(added.item).toMatchObject({
        width: 1000,
        height: 500,
        widths: [320, 640, 960, 1000],
        alt: 'A pot',
      })
      expect(added.item.colour).toMatch(/^#[0-9a-f]{6}$/)
      const again = await media.add(bytes, 'copy.jpg')
      expect(again).toMatchObject({ ok: true, existed: true, item: { id: added.item.id } })
      const app = await buildTestApp(services)
      for (const [file, type] of [
        ['320.avif', 'image/avif'],
        ['640.webp', 'image/webp'],
        ['original', 'image/webp'],
      ]) {
        const answer = await app.inject(`/media/${added.item.id}/${file}`)
        expect(answer.statusCode).toBe(200)
        expect(answer.headers['content-type']).toBe(type)
        expect(answer.headers['cache-control']).toContain('immutable')
      }
      // The original is stored unchanged and is not public.
      const upload = await media.openUpload(added.item.id)
      if (!upload) throw new Error('no upload')
      expect(await buffer(upload.stream())).toEqual(bytes)
      expect((await app.inject(`/media/${added.item.id}/upload`)).statusCode).toBe(404)
      expect((await app.inject('/media/..%2f..%2fetc/passwd')).statusCode).toBe(404)
      await app.close()
    })

    it('keeps the width of tall images, such as screenshots', async () => {
      const services = await openTestServices(openDatabase)
      const { media } = services.pages
      const added = await media.add(await picture(1080, 9000), 'long.jpg')
      if (!added.ok) throw new Error(added.reason)
      expect(added.item).toMatchObject({ width: 1080, height: 9000, widths: [320, 640, 960, 1080] })
    })

    it('refuses a JPEG with damaged pixels and accepts one with extra bytes', async () => {
      const services = await openTestServices(openDatabase)
      const { media } = services.pages
      const good = await sharp({
        create: { width: 400, height: 300, channels: 3, background: '#83a' },
      })
        .composite([
          {
            input: Buffer.from(
              '<svg width="400" height="300"><circle r="90" cx="99" cy="99" fill="red"/></svg>',
            ),
          },
        ])
        .jpeg()
        .toBuffer()
      const noise = Buffer.from(Array.from({ length: 4000 }, (_, index) => (index * 7919) % 256))
      for (const bytes of [
        Buffer.concat([good.subarray(0, 700), noise]),
        good.subarray(0, Math.floor(good.length * 0.6)),
      ]) {
        expect(await media.add(bytes, 'broken.jpg')).toMatchObject({
          ok: false,
          reason: 'broken-file',
        })
      }
      const padded = Buffer.concat([good.subarray(0, -2), Buffer.alloc(3), good.subarray(-2)])
      expect(await media.add(padded, 'odd.jpg')).toMatchObject({ ok: true })
    })

    it('names the way out for photos of phones, and resolves the entities of Illustrator', async () => {
      const services = await openTestServices(openDatabase)
      const { media } = services.pages
      const heic = Buffer.concat([
        Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
        Buffer.alloc(5000),
      ])
      expect(await media.add(heic, 'IMG_1.HEIC')).toMatchObject({ ok: false, reason: 'heic' })
      const svg = (entity: string) =>
        Buffer.from(
          `<!DOCTYPE svg [<!ENTITY ns_svg ${entity}>]><svg xmlns="&ns_svg;"><path d="M0 0h9v9z"/></svg>`,
        )
      const taken = await media.add(svg('"http://www.w3.org/2000/svg"'), 'a.svg')
      expect(taken).toMatchObject({ ok: true, item: { kind: 'svg' } })
      expect(await media.add(svg('SYSTEM "file:///etc/passwd"'), 'b.svg')).toMatchObject({
        ok: false,
        reason: 'svg-entities',
      })
    })

    it('accepts an animation, cleaned and with its size; refuses other JSON, broken and large files', async () => {
      const services = await openTestServices(openDatabase)
      const { media } = services.pages
      const animation = {
        v: '5',
        fr: 30,
        ip: 0,
        op: 60,
        w: 600,
        h: 400,
        layers: [{ ty: 4, ln: 'x' }],
      }
      const upload = (value: object, more = '') =>
        media.add(Buffer.from(JSON.stringify(value) + more), 'wheel.json')
      const added = await upload(animation)
      if (!added.ok) throw new Error('refused')
      const { id } = added.item
      expect(added.item).toMatchObject({
        kind: 'file',
        mime: 'video/lottie+json',
        width: 600,
        height: 400,
      })
      const app = await buildTestApp(services)
      const answer = await app.inject(`/media/${id}/original`)
      expect(answer.headers['content-type']).toBe('video/lottie+json')
      expect(answer.json()).toEqual({ ...animation, layers: [{ ty: 4 }] })
      await app.close()
      expect(await upload({ name: 'package', version: 1 })).toMatchObject({ reason: 'bad-type' })
      expect(await upload(animation, '}')).toMatchObject({ reason: 'broken-file' })
      const outside = { ...animation, assets: [{ id: 'a', u: '/i/', p: 'a.png' }] }
      expect(await upload(outside)).toMatchObject({ reason: 'not-self-contained' })
      const large = { ...animation, text: 'x'.repeat(2 * 1024 * 1024) }
      expect(await upload(large)).toMatchObject({ reason: 'too-large', limitMb: 2 })
    })

    it('reads a drawing clean, however it came in, and nothing but drawings', async () => {
      const { pages } = await openTestServices(openDatabase)
      const hostile =
        '<svg viewBox="0 0 9 9"><script>alert(1)</script><path onload="alert(1)" d="M0 0"/><a href="javascript:alert(1)"><path/></a><foreignObject><img src="x" onerror="alert(1)"/></foreignObject><desc><![CDATA[<img src=x onerror=alert(1)>]]></desc></svg>'
      const file = { fileName: 'a', alt: '', colour: null, width: null, height: null, widths: [] }
      const original = Buffer.from(hostile)
      for (const [id, kind, mime] of [
        ['drawing', 'svg', 'image/svg+xml'],
        ['paper', 'file', 'application/pdf'],
      ] as const) {
        const entry = { ...file, id, kind, mime, bytes: original.length }
        await pages.media.addPrepared(entry, new Map([['original', original]]))
      }
      const drawing = await pages.media.readDrawing('drawing', 1000)
      expect(drawing).toContain('<path d="M0 0"')
      expect(drawing).not.toMatch(/<script|onload|javascript|<img|foreignObject/)
      expect(await pages.media.readDrawing('drawing', original.length - 1)).toBeUndefined()
      expect(await pages.media.readDrawing('paper', 1000)).toBeUndefined()
      expect(await pages.media.readDrawing('nowhere', 1000)).toBeUndefined()
    })

    it('sends the requested range of the same file, and 304 for a complete one', async () => {
      const services = await openTestServices(openDatabase)
      const app = await buildTestApp(services)
      const added = await services.pages.media.add(await picture(64, 64), 'pot.png')
      if (!added.ok) throw new Error(added.reason)
      const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
        app.inject({ method, url: `/media/${added.item.id}/original`, headers })
      const whole = await get()
      const etag = String(whole.headers.etag)
      const bytes = whole.rawPayload
      expect(etag).toMatch(/^"[^"]+"$/)

      const part = await get({ range: 'bytes=2-9' })
      expect(part.statusCode).toBe(206)
      expect(part.headers).toMatchObject({
        etag,
        'content-range': `bytes 2-9/${bytes.length}`,
        'content-length': '8',
      })
      expect(part.rawPayload).toEqual(bytes.subarray(2, 10))
      const last = await get({ range: 'bytes=-4', 'if-range': etag })
      expect([last.statusCode, last.rawPayload]).toEqual([206, bytes.subarray(-4)])

      // RFC 9110 §13.1.5: a changed file is sent whole, so that parts are not mixed.
      const other = await get({ range: 'bytes=2-9', 'if-range': '"other"' })
      expect([other.statusCode, other.rawPayload]).toEqual([200, bytes])
      // §14.2: multiple ranges are ignored.
      const several = await get({ range: 'bytes=0-1,4-5' })
      expect([several.statusCode, several.rawPayload]).toEqual([200, bytes])
      const beyond = await get({ range: `bytes=${bytes.length}-` })
      expect([beyond.statusCode, beyond.rawPayload.length]).toEqual([416, 0])
      expect(beyond.headers).toMatchObject({
        'content-range': `bytes */${bytes.length}`,
        'cache-control': 'no-store',
      })

      const known = await get({ 'if-none-match': etag, range: 'bytes=2-9' })
      expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0])
      expect(known.headers).toMatchObject({ etag, 'cache-control': whole.headers['cache-control'] })
      expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200)
      expect((await get({ range: 'bytes=2-9' }, 'HEAD')).statusCode).toBe(200)
      await app.close()
    })

    it('refuses files of a wrong, broken or unsupported type', async () => {
      const { media } = (await openTestServices(openDatabase)).pages
      const text = Buffer.from('this is only text, whatever its name says')
      expect(await media.add(text, 'pot.png')).toMatchObject({ ok: false, reason: 'bad-type' })
      const html = Buffer.from('<!doctype html><script>alert(1)</script>')
      expect(await media.add(html, 'pot.svg')).toMatchObject({ ok: false, reason: 'bad-type' })
      const cut = (await picture(200, 200)).subarray(0, 100)
      expect(await media.add(cut, 'cut.jpg')).toMatchObject({ ok: false, reason: 'broken-file' })
      const huge = Buffer.concat([
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">'),
        Buffer.alloc(2 * 1024 * 1024, 32),
      ])
      expect(await media.add(huge, 'huge.svg')).toMatchObject({ ok: false, reason: 'too-large' })
    })

    it('comes from a private address into an import only where the owner allows it', async () => {
      const bytes = await picture(20, 20)
      const server = createServer((_, response) => response.end(bytes)).listen(0, '127.0.0.1')
      await once(server, 'listening')
      const { port } = server.address() as AddressInfo
      for (const [environment, fetched] of [
        [{}, 0],
        [{ ALLOW_PRIVATE_ADDRESSES: '1' }, 1],
      ] as const) {
        const { shop } = await openTestServices(openDatabase, environment)
        const csv = `Type,SKU,Name,Published,Images\nsimple,cup,Cup,1,http://127.0.0.1:${port}/cup.jpg\n`
        const { report } = await shop.catalog.import({ open: fileOf(csv) })
        expect(report.pictures).toEqual({ fetched, replaced: 1 - fetched })
      }
      server.close()
    })

    it('does not call a file damaged when the disk is full, and leaves no half of it behind', async () => {
      const { db, dataDir } = await openDatabase()
      const store = createFolderStore(join(dataDir, 'media'))
      let free = 3
      const media = createMedia({
        db,
        clock: systemClock,
        mediaTools: noMediaTools,
        store: {
          ...store,
          async write(name, bytes) {
            if (free-- === 0) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
            await store.write(name, bytes)
          },
        },
      })
      const bytes = await picture(1000, 500)
      await expect(media.add(bytes, 'pot.jpg')).rejects.toThrow('ENOSPC')
      expect(await readdir(join(dataDir, 'media'))).toEqual(['.incoming'])
      expect(await media.add(bytes, 'pot.jpg')).toMatchObject({ ok: true, existed: false })
    })

    it('cleans a drawing of everything that could run', async () => {
      const services = await openTestServices(openDatabase)
      const svg =
        '<svg xmlns="http://www.w3.org/2000/svg" onload="a()"><script>a()</script><a href="javascript:a()"><circle r="4"/></a><foreignObject><body onload="a()"/></foreignObject><image href="http://evil/x.png"/><path d="M0 0h9" style="fill:url(http://evil)"/></svg>'
      const added = await services.pages.media.add(Buffer.from(svg), 'logo.svg')
      if (!added.ok) throw new Error('refused')
      const app = await buildTestApp(services)
      const answer = await app.inject(`/media/${added.item.id}/original`)
      expect(answer.headers['content-security-policy']).toContain('sandbox')
      expect(answer.body).not.toMatch(/script|onload|javascript|foreignObject|evil|<image/i)
      expect(answer.body).toContain('<path d="M0 0h9"')
      await app.close()
    })
  },
  ANY_DATABASE,
)

describeDatabases('an entry of the media library', openDatabase => {
  it('is read again if it changed while being read', async () => {
    const { db, dataDir, url } = await openDatabase()
    const other = await connect({ dataDir, databaseUrl: url })
    const hold = { reading: Promise.withResolvers<void>(), free: Promise.withResolvers<void>() }
    const held = db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (result.rows.length > 0) {
          hold.reading.resolve()
          await hold.free.promise
        }
        return result
      },
    })
    const store = createFolderStore(join(dataDir, 'media'))
    const media = createMedia({
      db: held,
      clock: systemClock,
      store,
      mediaTools: noMediaTools,
    })
    const item = { id: 'pot', kind: 'svg' as const, fileName: 'pot.svg', mime: 'image/svg+xml' }
    const size = { bytes: 1, width: 4, height: 4, colour: null, widths: [] }
    await media.addPrepared({ ...item, ...size, alt: 'Old' }, new Map())

    const first = media.load(['pot'])
    await hold.reading.promise
    await other.db.updateTable('media').set({ alt: 'New' }).execute()
    await other.close()
    media.forget('pot')
    hold.free.resolve()
    await first
    expect((await media.load(['pot'])).get('pot')?.alt).toBe('New')
  })
})
