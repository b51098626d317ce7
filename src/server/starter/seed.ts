import { VitrineError } from '#base'
import type { Pages } from '#pages'
import { homePage, shopPages } from './pages.ts'

const AUTHOR = 'Vitrine'

/** Gives a site without any page its first ones. Answers whether it did. */
export async function seedStarter(pages: Pages): Promise<boolean> {
  if (!(await pages.isEmpty())) return false
  for (const page of [...shopPages, homePage]) {
    const publish = page === homePage
    const saved = await pages.save({ author: AUTHOR, publish, ...page })
    if (!saved.ok) throw new VitrineError('STARTER_INVALID', JSON.stringify({ page, saved }))
  }
  const items = [{ label: 'Home', href: '/' }]
  await pages.menus.save({ id: 'main', name: 'Main menu', location: 'header', items })
  return true
}
