import type { Example } from '#module-kit'
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
            { label: 'At your place', href: '/services/advice/visit' },
            { label: 'By phone', href: '/services/advice/phone' },
          ],
        },
        { label: 'Courses', href: '/services/courses' },
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
