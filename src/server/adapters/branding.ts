import { themeColors } from '#design'
import { onGround, type Pages, type Png, toPng } from '#pages'
import { type MediaItem, mediaKey } from '#pages/schema'

/** Size of generated logo images in pixels, twice the displayed size. */
const LOGO_BOX = { width: 480, height: 96 }
/** Size of the icon relative to the image: a square that fits into the inner circle of 80 %. */
const SAFE_ZONE = 0.56

/** Icon and logo of the site as set in its settings. */
export function createBranding(pages: Pages) {
  /** Latest result of each kind and its source. */
  const made = new Map<string, { of: string; png: Promise<Png | undefined> }>()

  async function find(setting: 'icon' | 'logo'): Promise<MediaItem | undefined> {
    const id = (await pages.settings.get())[setting]
    const item = id ? (await pages.media.load([id])).get(id) : undefined
    return item && (item.kind === 'image' || item.kind === 'svg') ? item : undefined
  }

  async function bytesOf(item: MediaItem): Promise<Buffer | undefined> {
    const file = await pages.media.open(`${mediaKey(item)}/original`)
    return file && Buffer.concat(await file.stream().toArray())
  }

  /** Generates an image once per source. */
  function once(name: string, of: string, make: () => Promise<Png | undefined>) {
    const known = made.get(name)
    if (known?.of === of) return known.png
    const png = make()
    made.set(name, { of, png })
    png.catch(() => made.delete(name))
    return png
  }

  /** The icon as SVG; undefined for other formats. */
  async function iconSvg(): Promise<Buffer | undefined> {
    const item = await find('icon')
    if (item?.kind === 'image') return undefined
    const own = item && (await bytesOf(item))
    return (
      own ?? Buffer.from(drawnIcon(themeColors((await pages.settings.get()).theme, 'light').accent))
    )
  }

  return {
    iconSvg,

    /** Square PNG of this size in pixels. Without `ground` it is transparent around the icon. */
    async iconPng(size: number, ground: string): Promise<Png | undefined> {
      const item = await find('icon')
      const svg = await iconSvg()
      const of = `${item ? mediaKey(item) : svg} ${ground}`
      return once(`icon ${size}`, of, async () => {
        const source = svg ?? (item && (await bytesOf(item)))
        return source && toPng(source, { width: size, height: size, ground })
      })
    },

    /**
     * Square that can be cut to any shape (w3.org/TR/appmanifest, "maskable"): the icon stays
     * inside the safe circle.
     */
    async maskableIcon(size: number, ground: string): Promise<Png | undefined> {
      const inner = await this.iconPng(Math.round(size * SAFE_ZONE), 'transparent')
      if (!inner) return undefined
      return onGround(inner, size, ground)
    },

    /** Logo at twice its displayed size; undefined if there is none. */
    async logoPng(): Promise<(Png & { key: string }) | undefined> {
      const item = await find('logo')
      if (!item) return undefined
      const key = mediaKey(item)
      const png = await once('logo', key, async () => {
        const source = await bytesOf(item)
        return source && toPng(source, LOGO_BOX)
      })
      return png && { ...png, key }
    },

    /** Key of the logo's source; undefined if there is none. */
    async logoKey(): Promise<string | undefined> {
      const item = await find('logo')
      return item && mediaKey(item)
    },

    /** Facts about the icon for pages. */
    async icon(): Promise<{ key: string; isSvg: boolean }> {
      const item = await find('icon')
      return item ? { key: mediaKey(item), isSvg: item.kind === 'svg' } : { key: '', isSvg: true }
    },
  }
}

export type Branding = ReturnType<typeof createBranding>

/** Default icon. */
const drawnIcon = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><circle cx="16" cy="16" r="14" fill="${colour}"/></svg>`
