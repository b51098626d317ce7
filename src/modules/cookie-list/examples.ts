import type { Example } from '#module-contract'
import type { CookieListData } from './load.server.ts'

const shop: CookieListData = {
  isAsked: true,
  stored: ['vt_consent', 'vt_cart', 'vt_cart_count', 'vt_orders', 'vt_split'],
  hosts: [
    { host: 'tiles.example.com', category: 'preferences' },
    { host: 'www.youtube-nocookie.com', category: 'marketing' },
  ],
}

export const examples: Example<CookieListData>[] = [
  { name: 'A shop with videos', props: {}, data: shop },
  {
    name: 'Cookies alone',
    props: { layout: 'list', hosts: false, headings: false, settings: false },
    data: { stored: ['vt_consent', 'vt_commenter', 'vitrine:scheme'], hosts: [], isAsked: false },
  },
  {
    name: 'Cards',
    props: { layout: 'cards', settings: false },
    data: { ...shop, hosts: shop.hosts.slice(0, 1) },
  },
  {
    name: 'Nothing to list',
    props: { settings: false },
    data: { stored: [], hosts: [], isAsked: false },
  },
]
