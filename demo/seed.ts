import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Clock, VitrineError } from '#base'
import type { Pages } from '#pages'
import type { NewPage } from '#pages/schema'
import type { Shop } from '#shop'
import type { ShopSettings } from '#shop/schema'
import { demoProducts } from './products.ts'
import { menus, settings, shopSettings } from './site.ts'

const pageFiles = import.meta.glob<NewPage>('./pages/*.ts', { eager: true, import: 'page' })

/** What the demo is written through. */
interface Services {
  pages: Pages
  shop: Shop
  shopSettings: { set(changes: Partial<ShopSettings>): Promise<void> }
  clock: Clock
}

interface ManifestEntry {
  name: string
  alt: string
  width: number
  height: number
  colour: string
  widths: number[]
  svg?: boolean
}

/** Fills a database that has no page yet with the demo site, Atelier Nord. Answers whether it did. */
export async function fillEmptyDatabase(services: Services, folder: string): Promise<boolean> {
  const { pages } = services
  if (!(await pages.isEmpty())) return false
  await addMedia(services, join(folder, 'media'))
  await pages.settings.set(settings)
  await services.shopSettings.set(shopSettings)
  await services.shop.catalog.save(demoProducts(services.clock.now()))
  for (const page of Object.values(pageFiles)) {
    const saved = await pages.save({ author: 'Atelier Nord', publish: true, ...page })
    if (saved.ok) continue
    throw new VitrineError('DEMO_INVALID', `The demo page ${page.path}: ${JSON.stringify(saved)}`)
  }
  // Their entries lead to pages.
  for (const menu of menus) await pages.menus.save(menu)
  return true
}

async function addMedia({ pages }: Services, folder: string) {
  const manifest = JSON.parse(
    await readFile(join(folder, 'manifest.json'), 'utf8'),
  ) as ManifestEntry[]
  for (const entry of manifest) {
    const files = new Map<string, Uint8Array>()
    if (entry.svg) files.set('original', await readFile(join(folder, `${entry.name}.svg`)))
    else {
      for (const name of await readdir(join(folder, entry.name))) {
        const bytes = await readFile(join(folder, entry.name, name))
        files.set(name.startsWith('original') ? 'original' : name, bytes)
      }
    }
    await pages.media.addPrepared(
      {
        id: entry.name,
        kind: entry.svg ? 'svg' : 'image',
        fileName: `${entry.name}.${entry.svg ? 'svg' : 'webp'}`,
        mime: entry.svg ? 'image/svg+xml' : 'image/webp',
        bytes: files.get('original')?.length ?? 0,
        width: entry.svg ? null : entry.width,
        height: entry.svg ? null : entry.height,
        colour: entry.svg ? null : entry.colour,
        alt: entry.alt,
        widths: entry.svg ? [] : entry.widths,
      },
      files,
    )
  }
}
