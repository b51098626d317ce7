import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { toImage } from '#pages/schema'
import { up as takeOverIcon } from '../src/db/migrations/0075-site-icon.ts'
import { ensurePlaceholders } from '../src/server/adapters/placeholders.ts'
import { ANY_DATABASE, describeDatabases } from './support/databases.ts'
import { documentOf } from './support/render.ts'
import { openShopDesk } from './support/shop-desk.ts'

const drawing = (colour: string, size = 'viewBox="0 0 10 5"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="10" height="5" fill="${colour}"/></svg>`,
  )
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#112233' } })
    .png()
    .toBuffer()

describeDatabases(
  'icon and logo of the site',
  openDatabase => {
    async function open() {
      const desk = await openShopDesk(openDatabase)
      const { services, app } = desk
      const saved = await services.pages.save({
        path: '/',
        document: documentOf([{ type: 'heading', props: { id: 'h', text: 'Home' } }]),
        author: 'test',
        publish: true,
      })
      if (!saved.ok) throw new Error(saved.reason)
      const owner = await desk.as('owner')
      return Object.assign(desk, {
        get: (url: string) => app.inject({ url }),
        change: (body: object) => owner.call('PATCH', '/settings/site', body),
        async add(bytes: Buffer, name: string) {
          const added = await services.pages.media.add(bytes, name)
          if (!added.ok) throw new Error(added.reason)
          return added.item.id
        },
      })
    }
    /** The PNG inside an icon file. */
    const pngOf = (ico: Buffer) => ico.subarray(ico.readUInt32LE(18))

    it('a site without an icon has a drawn one in the accent color', async () => {
      const { get, change } = await open()
      const { body } = await get('/')
      expect(body).toContain('<link rel="icon" href="/favicon.ico" sizes="48x48">')
      expect(body).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml">')
      expect(body).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">')
      expect(body).not.toContain('"logo-image"')
      expect((await get('/favicon.svg')).body).toContain('fill="#a94a26"')
      const ico = await get('/favicon.ico')
      expect(ico.headers['content-type']).toBe('image/x-icon')
      expect(await sharp(pngOf(ico.rawPayload)).metadata()).toMatchObject({ width: 48, height: 48 })
      const touch = await get('/apple-touch-icon.png')
      expect(await sharp(touch.rawPayload).metadata()).toMatchObject({
        width: 180,
        height: 180,
        hasAlpha: false,
      })
      await change({ theme: { colours: { light: { accent: '#336699' } } } })
      expect((await get('/favicon.svg')).body).toContain('fill="#336699"')
      expect((await get('/logo.png')).statusCode).toBe(404)
    })

    it('shows the chosen icon in tabs and beside the name with a versioned URL', async () => {
      const { get, change, add } = await open()
      const wide = await add(await picture(400, 200), 'icon.png')
      expect((await change({ icon: wide })).status).toBe(200)
      await expect.poll(async () => (await get('/')).body).toContain(`/favicon.ico?v=${wide}"`)
      const { body } = await get('/')
      expect(body).not.toContain('/favicon.svg')
      expect(body).toMatch(
        new RegExp(`<picture class="logo-image">[^]*src="/media/${wide}/[^]*"logo-name">`),
      )
      expect(await get('/favicon.svg')).toMatchObject({ statusCode: 302 })
      const { data, info } = await sharp(pngOf((await get('/favicon.ico')).rawPayload))
        .raw()
        .toBuffer({ resolveWithObject: true })
      const [corner, middle] = [0, 24 * 48 + 24].map(pixel => data[pixel * 4 + 3])
      expect([info.width, info.height, corner, middle]).toEqual([48, 48, 0, 255])

      const drawn = await add(drawing('#00ff00'), 'icon.svg')
      await change({ icon: drawn })
      await expect.poll(async () => (await get('/')).body).toContain(`/favicon.svg?v=${drawn}"`)
      const svg = await get('/favicon.svg')
      expect(svg.body).toContain('#00ff00')
      expect(svg.headers['content-security-policy']).toContain("default-src 'none'")
      const gone = await change({ icon: 'none' })
      expect(gone.body.problems).toMatchObject([{ path: '/icon' }])
    })

    it('keeps the icon of a site that had one by its name', async () => {
      const { services, get } = await open()
      const bytes = drawing('#010203')
      await services.pages.media.addPrepared(
        {
          id: 'favicon',
          kind: 'svg',
          fileName: 'favicon.svg',
          mime: 'image/svg+xml',
          bytes: bytes.length,
          width: null,
          height: null,
          colour: null,
          alt: '',
          widths: [],
        },
        new Map([['original', bytes]]),
      )
      await takeOverIcon(services.db)
      services.pages.settings.forget()
      expect((await services.pages.settings.get()).icon).toBe('favicon')
      expect((await get('/favicon.svg')).body).toContain('#010203')
    })

    it('a neutral drawing takes the place of the one that stood for missing images before', async () => {
      const { services, get } = await open()
      const former = readFileSync('tests/fixtures/site-0.1.0/media/placeholder/original')
      const item = {
        id: 'placeholder',
        kind: 'svg' as const,
        fileName: 'placeholder.svg',
        mime: 'image/svg+xml',
        bytes: former.length,
        width: 400,
        height: 500,
        colour: '#efe8dc',
        alt: '',
        widths: [],
      }
      await services.pages.media.addPrepared(item, new Map([['original', former]]))
      const media = async () =>
        (await services.pages.media.load(['placeholder'])).get('placeholder')
      await ensurePlaceholders(services.pages)
      const now = await media()
      expect(now?.version).toBeGreaterThan(1)
      const { body } = await get(`/media/placeholder.${now?.version}/original`)
      expect(body).toContain('<circle')
      await ensurePlaceholders(services.pages)
      expect((await media())?.version).toBe(now?.version)
    })

    it('the wireframe of version 0.2 is replaced by a scene in the page’s colors', async () => {
      const { services, get } = await open()
      const size = { width: 1800, height: 1200 }
      const wireframe = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(406))
      const item = {
        id: 'placeholder-wide',
        kind: 'svg' as const,
        fileName: 'placeholder-wide.svg',
        mime: 'image/svg+xml',
        bytes: wireframe.length,
        ...size,
        colour: '#e9e9e7',
        alt: '',
        widths: [],
      }
      await services.pages.media.addPrepared(item, new Map([['original', wireframe]]))
      await ensurePlaceholders(services.pages)
      const now = (await services.pages.media.load([item.id])).get(item.id)
      const image = toImage(now)
      expect(image).toMatchObject({
        ...size,
        colour: expect.stringMatching(/^color-mix\(.*var\(--/),
      })
      const { body } = await get(`/media/${image?.id}/original`)
      // Gradients are kept by the sanitizer.
      expect(body).toMatch(/fill="url\(#\w+\)"/)
      expect(body).toContain('<linearGradient')
    })

    it('mails and printed orders have logo, colors and fonts of the site', async () => {
      const desk = await open()
      const { id } = await desk.buy()
      const before = (await desk.mails())[0]?.html ?? ''
      expect(before).toContain('>Atelier Nord</p>')
      expect(before).toContain('background:#faf7f2')
      expect(before).toContain('font-family:Georgia,&#39;Times New Roman&#39;,serif')
      const logo = await desk.add(await picture(800, 200), 'logo.png')
      await desk.change({
        logo,
        theme: {
          colours: {
            light: { background: '#ffffff', accent: '#003366', text: '#101010' },
            dark: { background: '#000011', accent: '#99ccff', 'on-accent': '#000000' },
          },
          displayFont: 'mono',
        },
      })
      const html = (await desk.mails())[0]?.html ?? ''
      expect(html).toContain(
        `<img src="http://127.0.0.1:3000/logo.png?v=${logo}" width="192" height="48" alt="Atelier Nord"`,
      )
      expect(html).toContain('background:#003366;color:#fffdf9')
      expect(html).toContain('.page{background:#000011!important}')
      expect(html).toContain('.button{background:#99ccff!important;color:#000000!important}')
      expect(html).toContain('Menlo')
      expect(html).not.toContain('var(')
      const png = await desk.get('/logo.png')
      expect(await sharp(png.rawPayload).metadata()).toMatchObject({
        format: 'png',
        width: 384,
        height: 96,
      })
      const sheet = (await desk.manager.get(`/api/admin/orders/${id}/print`)).body
      expect(sheet).toContain('<img src="/logo.png" alt="Atelier Nord">')
      expect(sheet).toContain('--text:#101010;')
      expect(sheet).toContain('--font-display:ui-monospace')

      // Illegible colors are replaced by defaults in mails.
      await desk.change({
        theme: { colours: { light: { text: '#eeeeee', background: '#ffffff' } } },
      })
      expect((await desk.mails())[0]?.html).toContain('color:#1c1c1c')
      const paper = (await desk.manager.get(`/api/admin/orders/${id}/print`)).body
      expect(paper).toContain('--text:#1f1b16;')
    })
  },
  ANY_DATABASE,
)
