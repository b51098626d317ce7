import type { Example } from '#module-contract'

const at = (url: string) => ({ url })
const profiles = [
  { network: 'instagram', link: at('https://www.instagram.com/example') },
  { network: 'mastodon', link: at('https://mastodon.example/@you') },
  { network: 'pinterest', link: at('https://www.pinterest.com/example') },
  { network: 'youtube', link: at('https://www.youtube.com/@example') },
  { network: 'email', link: at('mailto:hello@example.com') },
]

export const examples: Example[] = [
  { name: 'Outlined circles', props: { items: profiles, me: true } },
  {
    name: 'Brand colors',
    props: {
      items: [
        ...profiles,
        { network: 'linkedin', link: at('https://www.linkedin.com/company/example') },
        { network: 'tiktok', link: at('https://www.tiktok.com/@example') },
        { network: 'snapchat', link: at('https://www.snapchat.com/add/example') },
      ],
      style: 'solid',
      shape: 'rounded',
      brand: true,
      align: 'center',
    },
  },
  {
    name: 'Index with handles',
    props: {
      items: [
        { ...profiles[0], label: '@example' },
        { ...profiles[1], label: '@you@mastodon.example' },
        {
          network: 'other',
          icon: 'newspaper',
          label: 'Letter, four times a year',
          link: at('/contact'),
        },
      ],
      show: 'names',
      layout: 'list',
      style: 'plain',
    },
  },
  {
    name: 'Tiles',
    props: { items: profiles, show: 'names', layout: 'tiles', style: 'plain', brand: true },
  },
  {
    name: 'Words in a line',
    props: { items: profiles.slice(0, 4), show: 'words', style: 'plain' },
  },
]
