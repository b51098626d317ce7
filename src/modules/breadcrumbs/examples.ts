import type { Example } from '#module-contract'
import type { Trail } from './trail.ts'

const short: Trail = {
  above: [{ title: 'Services', href: '/services' }],
  current: 'Repairs',
  isHome: false,
  isFirst: true,
}
const deep: Trail = {
  above: [
    { title: 'Knowledge', href: '/knowledge' },
    { title: 'Guides', href: '/knowledge/guides' },
    { title: 'For beginners', href: '/knowledge/guides/beginners' },
  ],
  current: 'How to choose the right one, and what to ask before you decide',
  isHome: false,
  isFirst: true,
}

export const examples: Example<Trail>[] = [
  { name: 'A line of links', props: {}, data: deep },
  {
    name: 'Between two lines, the home page as an icon',
    props: { home: 'icon', style: 'ruled', separator: 'slash', prefix: 'You are here:' },
    data: deep,
  },
  {
    name: 'Pills, only the page above on phones',
    props: { style: 'pills', separator: 'dot', home: 'icon', phones: 'parent' },
    data: deep,
  },
  {
    name: 'Large, above a title',
    props: { style: 'display', separator: 'arrow', align: 'center', showCurrent: false },
    data: short,
  },
]
