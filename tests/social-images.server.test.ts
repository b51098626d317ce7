import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createDrawSocialImage } from '../src/server/site/seo/draw-social-image.ts'
import { toDrawable } from '../src/server/site/seo/social-image.ts'
import { ANY_DATABASE, describeDatabases } from './support/databases.ts'
import { documentOf } from './support/render.ts'
import { buildTestApp, openTestServices } from './support/services.ts'

const draw = createDrawSocialImage(join(import.meta.dirname, '../src/design/fonts'))
const colours = { background: '#ffffff', text: '#000000', muted: '#777777', accent: '#cc0000' }
const image = { siteName: 'Site', isSerif: true, colours, logo: undefined }

/** Amount of ink in a region of the image, with its bounds. */
async function inkIn(png: Buffer, top: number, height: number) {
  const area = { left: 0, top, width: 1200, height }
  const { data } = await sharp(png).extract(area).greyscale().raw().toBuffer({
    resolveWithObject: true,
  })
  const columns = [...data].flatMap((value, at) => (value < 128 ? [at % 1200] : []))
  return { amount: columns.length, from: Math.min(...columns), to: Math.max(...columns) }
}

describe('a picture with a title', () => {
  it.each([
    ['en', 'Hand-made bowls', false, true],
    ['de', 'Öfen und Schüsseln aus Łódź für große Tische', false, false],
    ['fr', 'Les œuvres d’été', false, true],
    ['ar', 'أوعية مصنوعة يدويًا', true, true],
  ])('is drawn in %s', async (_, title, isRightToLeft, isSerif) => {
    const png = await draw({ ...image, title, isRightToLeft, isSerif })
    expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630 })
    const ink = await inkIn(png, 200, 400)
    expect(ink.amount).toBeGreaterThan(3000)
    if (isRightToLeft) expect(ink.to).toBeGreaterThan(1080)
    else expect(ink.from).toBeLessThan(120)
  })

  it('keeps long titles and words within its edges', async () => {
    const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze '.repeat(6).trim()
    for (const title of [long, 'W'.repeat(300), 'a '.repeat(150).trim()]) {
      const png = await draw({ ...image, title, isRightToLeft: false })
      const ink = await inkIn(png, 140, 390)
      expect(ink.from).toBeGreaterThan(70)
      expect(ink.to).toBeLessThan(1130)
      expect((await inkIn(png, 535, 70)).amount).toBe(0)
    }
  })

  it('has no boxes for letters that the fonts lack', () => {
    expect(toDrawable('Bowls 🍵 & more ™')).toBe('Bowls & more ™')
    expect(toDrawable('東京')).toBeUndefined()
    expect(toDrawable('Плита')).toBeUndefined()
    expect(toDrawable('🍵')).toBeUndefined()
  })
})

describeDatabases(
  'pages without a picture',
  openDatabase => {
    it('are shared with a drawn one, which is kept for ever and changes with its title', async () => {
      const services = await openTestServices(openDatabase)
      const app = await buildTestApp(services)
      const publish = async (path: string, root: Record<string, unknown>) => {
        const document = documentOf([])
        document.root.props = { title: 'Über uns', ...root } as never
        const saved = await services.pages.save({ path, document, author: 'test', publish: true })
        if (!saved.ok) throw new Error(saved.reason)
      }
      const addressIn = async (path: string) => {
        const { body } = await app.inject(path)
        const address = /<meta property="og:image" content="(.*?)">/.exec(body)?.[1]
        return address?.replaceAll('&amp;', '&').replace('http://127.0.0.1:3000', '')
      }
      await publish('/über-uns', {})
      await publish('/hidden', { noindex: true })
      const address = (await addressIn(encodeURI('/über-uns'))) ?? ''
      expect(address).toMatch(/^\/social\/[\w-]{16}\.png\?page=%2F%C3%BCber-uns$/)
      for (const _ of [1, 2]) {
        const answer = await app.inject(address)
        expect(answer.statusCode).toBe(200)
        expect(answer.headers['content-type']).toBe('image/png')
        expect(answer.headers['cache-control']).toContain('immutable')
      }
      expect(await addressIn('/hidden')).toBeUndefined()
      for (const url of ['?page=/hidden', '?page=/none', '?page=//x', '', '?page=/a&page=/b']) {
        expect((await app.inject(`/social/aaaaaaaaaaaaaaaa.png${url}`)).statusCode).toBe(404)
      }
      const old = await app.inject(address.replace(/social\/[\w-]+/, 'social/older'))
      expect(old.headers.location).toBe(address)
      await publish('/über-uns', { title: 'Team' })
      await expect.poll(() => addressIn(encodeURI('/über-uns'))).not.toBe(address)
      await services.pages.settings.set({ socialImages: false })
      expect((await app.inject(address.replace(/social\/[\w-]+/, 'social/x'))).statusCode).toBe(404)
      await app.close()
    })
  },
  ANY_DATABASE,
)
