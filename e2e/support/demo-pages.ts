/** Demo pages that are tested in all variations, one of each kind. */
export const DEMO_PAGES = [
  '/',
  '/about',
  '/events',
  '/journal',
  '/journal/two-per-cent-of-iron',
  '/journal/look-under-the-bowl',
  '/journal/a-jar-that-leans',
  '/commissions',
  '/commissions/two-thousand-tiles',
  '/commissions/tableware-for-forty',
  '/shop',
  '/product/morning-mug',
  '/product/moon-jar',
  '/contact',
  '/delivery',
  '/cart',
]
