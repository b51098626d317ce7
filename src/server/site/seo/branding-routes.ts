import type { FastifyInstance } from 'fastify'
import { themeColors } from '#design'
import type { Pages } from '#pages'
import { isRightToLeftLocale } from '#texts'
import type { Branding } from '../../adapters/branding.ts'

/** Pages include the source's key in these URLs. Without the key, a response is fresh for a day. */
const A_DAY = 'public, max-age=86400'
const ICO_SIZE = 48
const TOUCH_SIZE = 180
/** Sizes that browsers need to install a site. */
const MANIFEST_SIZES = [192, 512]

/** Icon and logo at the URLs that browsers and mail programs request. */
export function brandingRoutes(
  app: FastifyInstance,
  { branding, pages }: { branding: Branding; pages: Pages },
) {
  app.get('/favicon.svg', async (_request, reply) => {
    const svg = await branding.iconSvg()
    if (!svg) return reply.redirect('/favicon.ico')
    return reply
      .type('image/svg+xml')
      .header('cache-control', A_DAY)
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(svg)
  })

  app.get('/favicon.ico', async (_request, reply) => {
    const png = await branding.iconPng(ICO_SIZE, 'transparent')
    if (!png) return reply.callNotFound()
    return reply.type('image/x-icon').header('cache-control', A_DAY).send(toIco(png.bytes))
  })

  app.get('/apple-touch-icon.png', async (_request, reply) => {
    const { theme } = await pages.settings.get()
    const png = await branding.iconPng(TOUCH_SIZE, themeColors(theme, 'light').background)
    if (!png) return reply.callNotFound()
    return reply.type('image/png').header('cache-control', A_DAY).send(png.bytes)
  })

  for (const size of MANIFEST_SIZES) {
    app.get(`/icon-${size}.png`, async (_request, reply) => {
      const png = await branding.iconPng(size, 'transparent')
      if (!png) return reply.callNotFound()
      return reply.type('image/png').header('cache-control', A_DAY).send(png.bytes)
    })
    app.get(`/icon-maskable-${size}.png`, async (_request, reply) => {
      const { theme } = await pages.settings.get()
      const png = await branding.maskableIcon(size, themeColors(theme, 'light').background)
      if (!png) return reply.callNotFound()
      return reply.type('image/png').header('cache-control', A_DAY).send(png.bytes)
    })
  }

  app.get('/manifest.webmanifest', async (_request, reply) => {
    const { siteName, tagline, locale, theme } = await pages.settings.get()
    const { key } = await branding.icon()
    const { background } = themeColors(theme, 'light')
    const icons = MANIFEST_SIZES.flatMap(size =>
      (['any', 'maskable'] as const).map(purpose => ({
        src: `/icon-${purpose === 'any' ? '' : 'maskable-'}${size}.png${key && `?v=${key}`}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    )
    const manifest = {
      id: '/',
      name: siteName,
      short_name: siteName,
      ...(tagline ? { description: tagline } : {}),
      lang: locale,
      dir: isRightToLeftLocale(locale) ? 'rtl' : 'ltr',
      start_url: '/',
      scope: '/',
      // Keeps the Back button and the URL visible, because pages link to other sites.
      display: 'minimal-ui',
      background_color: background,
      theme_color: background,
      icons,
    }
    return reply
      .type('application/manifest+json')
      .header('cache-control', A_DAY)
      .send(JSON.stringify(manifest))
  })

  app.get('/logo.png', async (_request, reply) => {
    const png = await branding.logoPng()
    if (!png) return reply.callNotFound()
    return reply.type('image/png').header('cache-control', A_DAY).send(png.bytes)
  })
}

/** ICO file with one PNG. */
function toIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(ICO_SIZE, 6)
  head.writeUInt8(ICO_SIZE, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
