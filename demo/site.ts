import type { Menu, Settings } from '#pages/schema'

export const settings: Partial<Settings> = {
  siteName: 'Atelier Nord',
  tagline: 'Stoneware and porcelain, thrown and fired by the harbour.',
  locale: 'en',
  timeZone: 'Europe/Oslo',
  address: ['Nordre kai 14', '5003 Bergen', 'Thursday to Saturday, 11 to 17'],
  footerText: 'Prices include 25 % VAT. Pictures and film on this site are drawn by the project itself.',
  email: 'hello@atelier-nord.example',
}

export const menus: Record<string, Menu> = {
  main: [
    { label: 'Shop', href: '/shop' },
    { label: 'About', href: '/about' },
    { label: 'Journal', href: '/journal' },
    { label: 'Contact', href: '/contact' },
  ],
  'footer-shop': [
    { label: 'All pots', href: '/shop' },
    { label: 'Cart', href: '/cart' },
    { label: 'Delivery and returns', href: '/delivery' },
  ],
  'footer-studio': [
    { label: 'About', href: '/about' },
    { label: 'Journal', href: '/journal' },
    { label: 'Courses', href: '/#courses' },
    { label: 'Contact', href: '/contact' },
  ],
}
