import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { createLru } from '#base'
import { themeColors } from '#design'
import type { Pages } from '#pages'
import { isRightToLeftLocale } from '#texts'
import type { Branding } from '../../adapters/branding.ts'
import { toPagePath } from '../page/page-path.ts'
import type { PageResolver } from '../page/resolve-page.ts'
import type { DrawSocialImage } from './draw-social-image.ts'
import { type SocialImage, toDrawable } from './social-image.ts'

/** Increase it when the drawing changes. */
const DESIGN = 1
const CACHE_BYTES = 8 * 1024 * 1024
const FOREVER = 'public, max-age=31536000, immutable'
const SERIFS = [undefined, 'fraunces', 'serif']

/** Generated preview image for pages without one: the title in the site's colors and fonts. */
export function createSocialImages({ pages, branding }: { pages: Pages; branding: Branding }) {
  async function describe(pageTitle: string): Promise<Omit<SocialImage, 'logo'> | undefined> {
    const { siteName, theme, locale, socialImages } = await pages.settings.get()
    const title = toDrawable(pageTitle)
    if (!socialImages || !title) return undefined
    const { background, text, muted, accent } = themeColors(theme, 'light')
    return {
      title,
      siteName: toDrawable(siteName) ?? '',
      isRightToLeft: isRightToLeftLocale(locale),
      isSerif: SERIFS.includes(theme.displayFont),
      colours: { background, text, muted, accent },
    }
  }

  const keyOf = (image: object, logo: string | null) =>
    createHash('sha256')
      .update(JSON.stringify([DESIGN, image, logo]))
      .digest('base64url')
      .slice(0, 16)

  return {
    /**
     * URL of the preview image; undefined if the title cannot be drawn. It changes with the image's
     * content.
     */
    async addressOf(path: string, title: string): Promise<string | undefined> {
      const image = await describe(title)
      if (!image) return undefined
      const key = keyOf(image, (await branding.logoKey()) ?? null)
      return `/social/${key}.png?page=${encodeURIComponent(path)}`
    },

    /** Data to draw, with the logo. */
    async find(title: string): Promise<SocialImage | undefined> {
      const image = await describe(title)
      return image && { ...image, logo: (await branding.logoPng())?.bytes }
    },
  }
}

export type SocialImages = ReturnType<typeof createSocialImages>

/** Serves preview images of public pages, cached by content. */
export function socialImageRoutes(
  app: FastifyInstance,
  deps: {
    socialImages: SocialImages
    resolver: PageResolver
    publicUrl: string
    fonts: string
  },
) {
  const { socialImages, resolver, publicUrl } = deps
  let drawer: Promise<DrawSocialImage> | undefined
  const drawn = createLru<Buffer>({
    maxBytes: CACHE_BYTES,
    sizeOf: (key, png) => key.length + png.length,
  })
  const underWay = new Map<string, Promise<Buffer>>()

  function drawOnce(address: string, image: SocialImage): Promise<Buffer> {
    const known = underWay.get(address)
    if (known) return known
    // Loaded on first use, because the image library takes 25 MB and 0.1 s.
    drawer ??= import('./draw-social-image.ts').then(one => one.createDrawSocialImage(deps.fonts))
    const drawing = drawer.then(draw => draw(image)).finally(() => underWay.delete(address))
    underWay.set(address, drawing)
    return drawing
  }

  app.get<{ Querystring: { page?: unknown } }>('/social/:name.png', async (request, reply) => {
    const { page } = request.query
    const known = drawn.get(request.url)
    if (known) return reply.type('image/png').header('cache-control', FOREVER).send(known)
    const found = typeof page === 'string' && toPagePath(encodeURI(page), publicUrl)
    const resolved = found && (await resolver.resolvePage(found))
    if (!resolved || resolved.root.noindex) return reply.callNotFound()
    const address = await socialImages.addressOf(found.path, resolved.root.title)
    const image = await socialImages.find(resolved.root.title)
    if (!address || !image) return reply.callNotFound()
    // The title or design changed since the page was shared.
    if (address !== request.url) return reply.redirect(address, 302)
    const png = await drawOnce(address, image)
    drawn.set(address, png)
    return reply.type('image/png').header('cache-control', FOREVER).send(png)
  })
}
