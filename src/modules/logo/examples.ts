import type { Example } from '#module-contract'
import type { LogoData } from './load.server.ts'

const image = { media: 'placeholder-drawing' }
const data: LogoData = {
  name: 'Your name',
  tagline: 'What you do, in a few words',
  image: undefined,
  isHome: false,
}

export const examples: Example<LogoData>[] = [
  { name: 'Logo', props: { image, height: 72 }, data },
  { name: 'Logo and name', props: { image, show: 'both', height: 56, tagline: true }, data },
  {
    name: 'Logo above the name, centered',
    props: { image, show: 'both', layout: 'stack', align: 'center', height: 96, tagline: true },
    data,
  },
  { name: 'Name only', props: { show: 'name' }, data },
]
