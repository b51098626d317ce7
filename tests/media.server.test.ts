import sharp from 'sharp'
import { expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { buildTestApp, openTestServices } from './support/services.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a94a26' } })
    .jpeg()
    .toBuffer()

describeDatabases('media', openDatabase => {
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
    const part = await app.inject({
      url: `/media/${added.item.id}/original`,
      headers: { range: 'bytes=0-9' },
    })
    expect(part.statusCode).toBe(206)
    expect(part.rawPayload).toHaveLength(10)
    expect((await app.inject('/media/..%2f..%2fetc/passwd')).statusCode).toBe(404)
    await app.close()
  })

  it('refuses what is not what it says, broken, or of no accepted type', async () => {
    const { media } = (await openTestServices(openDatabase)).pages
    const text = Buffer.from('this is only text, whatever its name says')
    expect(await media.add(text, 'pot.png')).toMatchObject({ ok: false, reason: 'bad-type' })
    const html = Buffer.from('<!doctype html><script>alert(1)</script>')
    expect(await media.add(html, 'pot.svg')).toMatchObject({ ok: false, reason: 'bad-type' })
    const cut = (await picture(200, 200)).subarray(0, 100)
    expect(await media.add(cut, 'cut.jpg')).toMatchObject({ ok: false, reason: 'broken' })
    const huge = Buffer.concat([
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">'),
      Buffer.alloc(2 * 1024 * 1024, 32),
    ])
    expect(await media.add(huge, 'huge.svg')).toMatchObject({ ok: false, reason: 'too-large' })
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
})
