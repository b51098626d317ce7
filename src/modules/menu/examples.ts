import type { Example } from '#module-contract'
import type { MenuData } from './load.server.ts'

const data: MenuData = {
  name: 'Main menu',
  path: '/services/repairs',
  items: [
    { label: 'About us', href: '/about' },
    {
      label: 'Services',
      href: '/services',
      children: [
        { label: 'Repairs', href: '/services/repairs' },
        {
          label: 'Advice',
          href: '/services/advice',
          children: [
            {
              label: 'At your place',
              href: '/services/advice/visit',
              children: [
                { label: 'In town', href: '/services/advice/visit/town' },
                { label: 'Farther away', href: '/services/advice/visit/far' },
              ],
            },
            { label: 'By phone', href: '/services/advice/phone' },
          ],
        },
        { label: 'Courses', href: '/services/courses', badge: 'New' },
      ],
    },
    { label: 'Projects', href: '/projects' },
    {
      label: 'Journal',
      href: '/journal',
      children: [
        { label: 'News', href: '/journal/news' },
        { label: 'Behind the scenes', href: '/journal/scenes' },
      ],
    },
    { label: 'Contact', href: '/contact' },
  ],
}
const column = (label: string, names: string[]) => ({
  label,
  href: `/shop/${label.toLowerCase()}`,
  children: names.map(name => ({ label: name, href: `/shop/${name.toLowerCase()}` })),
})
const mega: MenuData = {
  name: 'Shop menu',
  path: '/',
  items: [
    {
      label: 'Shop',
      href: '/shop',
      mega: { columns: 4 },
      children: [
        column('Furniture', ['Chairs', 'Tables', 'Shelves', 'Beds']),
        column('Textiles', ['Blankets', 'Cushions', 'Curtains']),
        column('Kitchen', ['Knives', 'Pans', 'Tableware', 'Storage']),
        {
          label: 'Gift cards',
          href: '/shop/gift-cards',
          description: 'By mail, within a minute.',
          badge: 'New',
        },
      ],
    },
    {
      label: 'Help',
      href: '',
      mega: { columns: 2 },
      children: [
        {
          label: 'Delivery',
          href: '/delivery',
          description: 'What it costs and how long it takes.',
        },
        { label: 'Returns', href: '/returns', description: 'Thirty days, without reasons.' },
        { label: 'Care', href: '/care', description: 'How things last longer.' },
        { label: 'Contact', href: '/contact', description: 'We answer within a day.' },
      ],
    },
    { label: 'Sale', href: '/sale', badge: '-30 %' },
    { label: 'Book a visit', href: '/visit', highlight: true },
  ],
}
const flat: MenuData = {
  name: 'Topics',
  path: '/topics/care',
  items: ['Materials', 'Care', 'Shipping', 'Warranty', 'Returns', 'Questions'].map(label => ({
    label,
    href: `/topics/${label.toLowerCase()}`,
  })),
}

export const examples: Example<MenuData>[] = [
  { name: 'Horizontal, behind a button on phones', props: {}, data },
  {
    name: 'Full width, between two lines',
    props: { style: 'lines', align: 'spread', gap: 0, phones: 'scroll' },
    data: flat,
  },
  {
    name: 'Pills, centered',
    props: { style: 'pills', align: 'center', gap: 8, phones: 'wrap' },
    data: flat,
  },
  { name: 'Mega menu and highlighted item', props: { gap: 40 }, data: mega },
  {
    name: 'Vertical, with lines and open submenus',
    props: {
      layout: 'vertical',
      style: 'lines',
      title: 'In this section',
      open: true,
      design: { maxWidth: '24rem' },
    },
    data,
  },
  {
    name: 'Vertical, large',
    props: { layout: 'vertical', style: 'display', gap: 12 },
    data,
  },
]
