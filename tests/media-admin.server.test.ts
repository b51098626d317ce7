import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { DAY } from '#base'
import type { MediaItem } from '#pages/schema'
import { describeDatabases } from './support/databases.ts'
import { createManualClock } from './support/manual-clock.ts'
import { documentOf } from './support/render.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { signInAs } from './support/staff-browser.ts'

const picture = (width: number, height: number, background = '#a94a26') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

let madeEndless: Promise<Buffer> | undefined
/** A huge image, created once and shared by both databases. */
const endless = () => {
  madeEndless ??= sharp({
    create: { width: 11_000, height: 10_000, channels: 3, background: '#fff' },
  })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return madeEndless
}

describeDatabases('media in the admin', openDatabase => {
  async function open() {
    const clock = createManualClock(Date.now())
    const services = await openTestServices(openDatabase, {}, clock)
    const site = { services, clock, app: await buildTestApp(services) }
    const author = await signInAs(site, 'author')
    const upload = async (bytes: Uint8Array, fileName: string, folder = '') => {
      const query = new URLSearchParams({ fileName, folder })
      return author.upload('POST', `/media?${query}`, bytes)
    }
    const add = async (...args: Parameters<typeof upload>) =>
      (await upload(...args)).body.item as MediaItem
    const publish = (media: string, path = '/kiln') =>
      services.pages.save({
        path,
        author: 'test',
        publish: true,
        document: documentOf([
          { type: 'image', props: { id: 'one', image: { media }, ratio: '16/9' } },
        ]),
      })
    return { ...site, author, upload, add, publish }
  }

  it('takes files in, lists them by folder, kind and words, and keeps the same file once', async () => {
    const { author, upload, add } = await open()
    const first = await upload(await picture(700, 400), 'kiln.png', 'Studio/Kiln')
    expect(first.body).toMatchObject({
      existed: false,
      item: { fileName: 'kiln.png', folder: 'Studio/Kiln', width: 700, kind: 'image', focus: null },
    })
    expect((await upload(await picture(700, 400), 'again.png')).body).toMatchObject({
      existed: true,
      item: { id: first.body.item.id },
    })
    await add(await picture(30, 30, '#000'), 'shelf.png', 'Studio')
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>'
    await add(Buffer.from(svg), 'logo.svg')
    const names = async (query: string) => {
      const { body } = await author.call('GET', `/media?sort=fileName&${query}`)
      return body.items.map((item: MediaItem) => item.fileName)
    }
    expect(await names('folder=Studio')).toEqual(['kiln.png', 'shelf.png'])
    expect(await names('folder=Studio/Kiln')).toEqual(['kiln.png'])
    expect(await names('folder=')).toEqual(['logo.svg'])
    expect(await names('kinds=svg,video')).toEqual(['logo.svg'])
    expect(await names('q=KILN')).toEqual(['kiln.png'])
    await add(Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nWords'), 'words.vtt')
    await add(Buffer.from('%PDF-1.7 a brochure'), 'brochure.pdf')
    expect(await names('kinds=file&mime=text/vtt')).toEqual(['words.vtt'])
    expect((await author.call('GET', '/media/folders')).body.items).toEqual([
      { path: '', files: 3 },
      { path: 'Studio', files: 1 },
      { path: 'Studio/Kiln', files: 1 },
    ])
    const moved = { from: 'Studio', to: 'Atelier' }
    expect((await author.call('POST', '/media/folders/rename', moved)).status).toBe(204)
    expect(await names('folder=Atelier/Kiln')).toEqual(['kiln.png'])
    expect((await author.call('POST', '/media/folders/rename', moved)).status).toBe(404)
  })

  it('explains why a file is refused: type, damage, size, pixels', async () => {
    const { upload, author } = await open()
    const refusal = async (bytes: Uint8Array, name: string) => {
      const { status, body } = await upload(bytes, name)
      return [status, body.error]
    }
    expect(await refusal(Buffer.from('only text, whatever its name says'), 'pot.png')).toEqual([
      415,
      'bad-type',
    ])
    expect(await refusal(Buffer.from('PK\x03\x04 an animation in it'), 'wheel.lottie')).toEqual([
      415,
      'zipped',
    ])
    const cut = (await picture(600, 600)).subarray(0, 400)
    expect(await refusal(cut, 'cut.png')).toEqual([422, 'broken-file'])
    const blank = Buffer.alloc(1024 * 1024 * 2, 32)
    const svg = Buffer.concat([Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">'), blank])
    expect((await upload(svg, 'huge.svg')).body).toMatchObject({ error: 'too-large', limitMb: 1 })
    expect(await refusal(await endless(), 'endless.png')).toEqual([422, 'too-many-pixels'])
    const asJson = await author.call('POST', '/media?fileName=x.png', { a: 1 })
    expect(asJson.body.error).toBe('bad-type')
    const wrongFolder = await author.upload('POST', '/media?fileName=x&folder=../up', cut)
    expect(wrongFolder.status).toBe(422)
  })

  it('takes a picture of more than 20 MB', async () => {
    const { upload } = await open()
    // Large file with 8 bytes per pixel, but fast to encode.
    const bytes = await sharp({
      create: { width: 3000, height: 900, channels: 4, background: '#a94a26' },
    })
      .toColourspace('rgb16')
      .png({ compressionLevel: 0 })
      .toBuffer()
    expect(bytes.length).toBeGreaterThan(20 * 1024 * 1024)
    expect((await upload(bytes, 'large.png')).body.item).toMatchObject({ width: 3000 })
  })

  it('leaves no files besides accepted entries', async () => {
    const { upload, services } = await open()
    expect((await upload(await picture(40, 40), 'a.png')).status).toBe(200)
    expect((await upload(Buffer.from('%PDF-1.7 and so on'), 'a.pdf')).status).toBe(200)
    expect((await upload(Buffer.alloc(3_000_000, 'x'), 'x.png')).body.error).toBe('bad-type')
    expect(await readdir(join(services.env.dataDir, 'media/.incoming'))).toEqual([])
  })

  it('keeps one of the same file that comes in several times at once', async () => {
    const { upload, services } = await open()
    const bytes = await picture(50, 50)
    const sent = await Promise.all([1, 2, 3].map(n => upload(bytes, `${n}.png`)))
    const ids = new Set(sent.map(({ body }) => body.item.id))
    expect(ids.size).toBe(1)
    const kept = await readdir(join(services.env.dataDir, 'media'))
    expect(kept.filter(name => !name.startsWith('.'))).toEqual([...ids])
  })

  it('never runs scripts of a drawing', async () => {
    const { add, app } = await open()
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" onload="a()"><script>a()</script><path d="M0 0h9"/></svg>'
    const { id } = await add(Buffer.from(svg), 'logo.svg')
    const answer = await app.inject(`/media/${id}/original`)
    expect(answer.body).not.toMatch(/script|onload/)
    expect(answer.headers['content-security-policy']).toContain('sandbox')
  })

  it('shows another file under another address to every visitor once it is replaced', async () => {
    const { add, app, author, publish } = await open()
    const { id } = await add(await picture(700, 400), 'kiln.png')
    await publish(id)
    const page = async () =>
      (await app.inject({ url: '/kiln', headers: { accept: 'text/html' } })).body
    const srcOf = (html: string) => /src="(\/media\/[^"]+)"/.exec(html)?.[1] ?? ''
    const before = srcOf(await page())
    expect(before).toBe(`/media/${id}/700.webp`)
    const old = (await app.inject(before)).rawPayload

    const replaced = await author.upload(
      'PUT',
      `/media/${id}/file?fileName=new.png`,
      await picture(400, 700, '#0000ff'),
    )
    expect(replaced.body.item).toMatchObject({ id, fileName: 'new.png', width: 400, height: 700 })
    await expect.poll(async () => srcOf(await page())).not.toBe(before)
    const after = srcOf(await page())
    const shown = await app.inject(after)
    expect(shown.statusCode).toBe(200)
    expect(shown.headers['cache-control']).toContain('immutable')
    expect(shown.rawPayload.equals(old)).toBe(false)
    // The old URL redirects to the new file.
    const led = await app.inject(`/media/${id}/700.webp`)
    expect([led.statusCode, led.headers.location]).toEqual([302, after])
    expect(led.headers['cache-control']).toBe('no-cache')

    const film = Buffer.from(`\0\0\0\x18ftypmp42${'0'.repeat(40)}`, 'latin1')
    const other = await author.upload('PUT', `/media/${id}/file?fileName=a.mp4`, film)
    expect([other.status, other.body.error]).toEqual([422, 'other-kind'])
    expect(
      (await author.upload('PUT', '/media/none/file?fileName=a.png', await picture(9, 9))).status,
    ).toBe(404)
  })

  it('provides social images of products, also after replacing the image', async () => {
    const { add, app, author, services } = await open()
    const { id } = await add(await picture(700, 400), 'bowl.png')
    await services.pages.save({
      path: '/product',
      kind: 'template',
      author: 'test',
      publish: true,
      document: documentOf([{ type: 'product', props: { id: 'one' } }]),
    })
    await services.shop.catalog.save([
      { type: 'simple', name: 'Bowl', images: [id], variant: { regularPrice: 100 } },
    ])
    const shared = async () => {
      const { body } = await app.inject('/product/bowl')
      return /"og:image" content="[^"]*(\/media\/[^"]+)"/.exec(body)?.[1]
    }
    expect(await shared()).toBe(`/media/${id}/700.webp`)
    for (const width of [500, 600]) {
      await author.upload('PUT', `/media/${id}/file?fileName=new.png`, await picture(width, 700))
      await expect.poll(shared).toMatch(`/${width}.webp`)
      expect((await app.inject((await shared()) ?? '')).statusCode).toBe(200)
    }
  })

  it('keeps the focal point visible unless the module overrides it', async () => {
    const { add, app, author, publish, services } = await open()
    const { id } = await add(await picture(700, 400), 'kiln.png')
    await publish(id)
    const page = async (path = '/kiln') =>
      (await app.inject({ url: path, headers: { accept: 'text/html' } })).body
    expect(await page()).not.toContain('object-position:var')
    const wrong = await author.call('PATCH', `/media/${id}`, { focus: { x: 120, y: 0 } })
    expect(wrong.body.problems[0].path).toBe('/focus/x')
    const set = await author.call('PATCH', `/media/${id}`, { focus: { x: 20, y: 80 } })
    expect(set.body.focus).toEqual({ x: 20, y: 80 })
    await expect.poll(() => page()).toContain('object-position:var(--image-focus,20% 80%)')

    await services.pages.save({
      path: '/hero',
      author: 'test',
      publish: true,
      document: documentOf([
        { type: 'section', props: { id: 's', design: { background: { image: { media: id } } } } },
      ]),
    })
    expect(await page('/hero')).toContain('background-position:20% 80%')
  })

  it('lists uses of a file and trashes a used file only after confirmation', async () => {
    const { add, author, publish, services, app } = await open()
    const shown = await add(await picture(700, 400), 'shown.png')
    const sold = await add(await picture(70, 40), 'sold.png')
    const spare = await add(await picture(50, 40), 'spare.png')
    const face = await add(await picture(90, 90), 'face.png')
    await publish(shown.id)
    const portrayed = { name: 'Ida', role: '', bio: '', portrait: face.id, links: [] }
    await services.pages.authors.save(portrayed)
    await services.shop.catalog.save([
      {
        type: 'simple',
        slug: 'cup',
        name: 'Cup',
        images: [sold.id],
        variants: [{ price: 900 }],
      } as never,
    ])
    const uses = async (id: string) => (await author.call('GET', `/media/${id}/uses`)).body.items
    expect(await uses(shown.id)).toMatchObject([{ kind: 'page', label: 'Test' }])
    expect(await uses(sold.id)).toMatchObject([{ kind: 'product', label: 'Cup' }])
    expect(await uses(spare.id)).toEqual([])
    expect(await uses(face.id)).toMatchObject([{ kind: 'author', label: 'Ida' }])
    const unused = await author.call('GET', '/media?unused=true')
    expect(unused.body.items.map((item: MediaItem) => item.id)).toEqual([spare.id])

    const refused = await author.call('DELETE', `/media/${shown.id}`)
    expect([refused.status, refused.body.error]).toEqual([409, 'in-use'])
    expect(refused.body.uses).toHaveLength(1)
    const editor = await signInAs({ services, app }, 'editor')
    expect((await editor.call('DELETE', `/media/${shown.id}?force=true`)).status).toBe(204)
    const page = async () =>
      (await app.inject({ url: '/kiln', headers: { accept: 'text/html' } })).body
    await expect.poll(page).not.toContain(shown.id)
    const trash = await author.call('GET', '/media?trash=true')
    expect(trash.body.items).toMatchObject([{ id: shown.id }])
    expect((await author.call('POST', `/media/${shown.id}/restore`)).status).toBe(204)
    await expect.poll(page).toContain(shown.id)
    expect((await author.call('POST', `/media/${shown.id}/restore`)).status).toBe(404)
  })

  it('finds unused files beyond the limit of query parameters', async () => {
    const { add, services } = await open()
    const { media } = services.pages
    const spare = await add(await picture(50, 40), 'spare.png')
    const copied = await services.db
      .selectFrom('media')
      .selectAll()
      .where('id', '=', spare.id)
      .executeTakeFirstOrThrow()
    const many = Array.from({ length: 33_000 }, (_, index) => `m${index}`)
    for (let at = 0; at < many.length; at += 1000) {
      const rows = many.slice(at, at + 1000).map(id => ({ ...copied, id, digest: id }))
      await services.db.insertInto('media').values(rows).execute()
    }
    const wanted = { page: 2, perPage: 10, sort: 'fileName', order: 'asc' } as const
    const left = await media.list({ ...wanted, except: new Set(['m1']) })
    expect([left.total, left.items.length]).toEqual([33_000, 10])
  })

  it('keeps the trash for thirty days, and takes the same file out of it when it comes again', async () => {
    const { add, author, services, clock, app, upload } = await open()
    const bytes = await picture(70, 40)
    const { id } = await add(bytes, 'a.png')
    await author.call('DELETE', `/media/${id}`)
    expect((await upload(bytes, 'a.png')).body).toMatchObject({ existed: true, item: { id } })
    expect((await author.call('GET', `/media/${id}`)).body.deletedAt).toBeNull()

    await author.call('DELETE', `/media/${id}`)
    clock.advance(29 * DAY)
    expect(await services.pages.media.emptyTrash()).toBe(0)
    clock.advance(2 * DAY)
    expect(await services.pages.media.emptyTrash()).toBe(1)
    expect((await app.inject(`/media/${id}/original`)).statusCode).toBe(404)
    expect(await services.pages.media.find(id)).toBeUndefined()
  })

  it('changes and moves entries with audit entries', async () => {
    const { add, author, services } = await open()
    const one = await add(await picture(70, 40), 'a.png')
    const two = await add(await picture(71, 40), 'b.png')
    const changed = await author.call('PATCH', `/media/${one.id}`, {
      alt: 'A cup',
      fileName: 'cup',
    })
    expect(changed.body).toMatchObject({ alt: 'A cup', fileName: 'cup' })
    await author.call('POST', '/media/move', { ids: [one.id, two.id], folder: 'Cups' })
    expect((await author.call('GET', '/media?folder=Cups')).body.total).toBe(2)
    expect((await author.call('PATCH', '/media/none', { alt: '' })).status).toBe(404)
    const log = await services.db
      .selectFrom('audit_log')
      .select('action')
      .where('action', 'like', 'media.%')
      .execute()
    expect(log.map(row => row.action).sort()).toEqual([
      ...['media.changed', 'media.moved', 'media.uploaded', 'media.uploaded'],
    ])
  })
})
