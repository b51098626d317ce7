import type { Example, PageNode } from '#module-contract'

const node = (type: string, id: string, props: Record<string, unknown> = {}): PageNode => ({
  type,
  props: { id, ...props },
})
const data = {
  logo: { name: 'Your name', tagline: '', image: undefined, isHome: false },
  menu: {
    name: 'Main menu',
    path: '/services/repairs',
    items: [
      { label: 'About us', href: '/about' },
      {
        label: 'Services',
        href: '/services',
        children: [
          { label: 'Repairs', href: '/services/repairs' },
          { label: 'Advice', href: '/services/advice' },
        ],
      },
      { label: 'Journal', href: '/journal' },
      { label: 'Contact', href: '/contact' },
    ],
  },
  search: { text: '' },
  cart: { href: '/cart', isHere: false },
}
/** Data of modules inside the header, by id. */
const inner = (id: string) =>
  Object.fromEntries(Object.entries(data).map(([part, told]) => [`${id}-${part}`, told]))

const logo = (id: string) => [
  node('logo', `${id}-logo`, {
    show: 'both',
    name: 'Your name',
    image: { media: 'placeholder-drawing' },
  }),
]
const menu = (id: string) => [node('menu', `${id}-menu`, { phones: 'wrap', label: `${id} menu` })]
const search = (id: string) =>
  node('search', `${id}-search`, { style: 'icon', button: 'none', label: 'Search' })
const more = (id: string) => [
  node('button', `${id}-button`, { label: 'Get in touch', link: { url: '/contact' } }),
  node('text', `${id}-text`, { body: '<p>Open Monday to Friday, 9 to 17.</p>' }),
]

export const examples: Example[] = [
  {
    name: 'Logo beside the menu, with a top bar',
    props: {
      top: [
        node('text', 'header-top-text', { body: '<p>Call us: +1 555 0100</p>' }),
        node('scheme-switch', 'header-top-scheme'),
      ],
      logo: logo('header-one'),
      menu: menu('header-one'),
      actions: [
        search('header-one'),
        node('cart-button', 'header-one-cart', { show: 'icon', count: 'corner' }),
      ],
    },
    inner: {
      ...inner('header-one'),
      'header-top-scheme': { isOffered: true, initial: 'device' },
    },
  },
  {
    name: 'Logo above the menu, centered',
    props: {
      style: 'centered',
      height: { desktop: 96, phone: 64 },
      logo: logo('header-two'),
      menu: menu('header-two'),
      actions: [search('header-two')],
    },
    inner: inner('header-two'),
  },
  {
    name: 'Logo in the middle of the menu',
    props: { style: 'inline', logo: logo('header-three'), menu: menu('header-three') },
    inner: inner('header-three'),
  },
  {
    name: 'Menu slides in',
    props: {
      style: 'slide-in',
      logo: logo('header-four'),
      menu: menu('header-four'),
      more: more('header-four'),
      actions: [
        node('button', 'header-four-book', { label: 'Book a table', link: { url: '/contact' } }),
      ],
    },
    inner: inner('header-four'),
  },
  {
    name: 'Fullscreen menu, light on a dark page',
    props: {
      style: 'fullscreen',
      width: 'full',
      buttonStyle: 'icon',
      design: { preset: 'inverse' },
      logo: logo('header-five'),
      menu: menu('header-five'),
      more: more('header-five'),
    },
    inner: inner('header-five'),
  },
  {
    name: 'Vertical, beside the page',
    props: {
      style: 'vertical',
      logo: logo('header-six'),
      menu: menu('header-six'),
      more: more('header-six'),
    },
    inner: inner('header-six'),
  },
]
