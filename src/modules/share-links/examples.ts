import type { Example } from '#module-contract'
import type { ShareData } from './load.server.ts'
import { shareAddress } from './share-address.ts'

const address = 'https://www.example.com/journal/first-firing'

function shared(name: string, networks: string[], props: Example['props']): Example<ShareData> {
  return {
    name,
    props: { items: networks.map(network => ({ network })), ...props },
    data: { address, links: networks.map(network => shareAddress(network, address) ?? '') },
  }
}

export const examples: Example<ShareData>[] = [
  shared('Icons in a line', ['whatsapp', 'facebook', 'mastodon', 'pinterest', 'email'], {
    title: 'Share',
  }),
  shared('Names in brand colors', ['whatsapp', 'telegram', 'facebook', 'linkedin', 'email'], {
    native: 'beside',
    show: 'names',
    style: 'solid',
    brand: true,
    align: 'center',
  }),
  shared('Words below each other', ['bluesky', 'reddit', 'xing', 'email'], {
    title: 'Pass it on',
    native: 'never',
    show: 'words',
    style: 'plain',
    layout: 'list',
  }),
  shared('Copy the link only', [], { native: 'never', show: 'names' }),
]
