import { VitrineError } from '#base'
import type { Pages } from '#pages'
import { homePage } from './pages.ts'

const AUTHOR = 'Vitrine'

/** Creates the first pages of an empty site. Returns whether it did. */
export async function seedStarter(pages: Pages): Promise<boolean> {
  if (!(await pages.isEmpty())) return false
  const saved = await pages.save({ author: AUTHOR, publish: true, ...homePage })
  if (!saved.ok) throw new VitrineError('STARTER_INVALID', JSON.stringify(saved))
  // Visitors see the shop entry once the shop has a product.
  const items = [
    { label: 'Home', href: '/' },
    { label: 'Shop', href: '/shop' },
  ]
  await pages.menus.save({ id: 'main', name: 'Main menu', location: 'header', items })
  return true
}
