import { VitrineError } from '#base'
import type { Pages } from '#pages'
import { homePage } from './pages.ts'

const AUTHOR = 'Vitrine'

/** Gives a site without any page its first ones. Answers whether it did. */
export async function seedStarter(pages: Pages): Promise<boolean> {
  if (!(await pages.isEmpty())) return false
  const saved = await pages.save({ author: AUTHOR, publish: true, ...homePage })
  if (!saved.ok) throw new VitrineError('STARTER_INVALID', JSON.stringify(saved))
  // Visitors see the shop's entry as soon as the shop has a product.
  const items = [
    { label: 'Home', href: '/' },
    { label: 'Shop', href: '/shop' },
  ]
  await pages.menus.save({ id: 'main', name: 'Main menu', location: 'header', items })
  return true
}
