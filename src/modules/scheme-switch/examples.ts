import type { Example } from '#module-contract'
import type { SchemeSwitchData } from './load.server.ts'

const data: SchemeSwitchData = { isOffered: true, initial: 'device' }

export const examples: Example<SchemeSwitchData>[] = [
  { name: 'Three icons, small', props: {}, data },
  { name: 'Three words', props: { show: 'words', size: 'm' }, data },
  { name: 'A select list', props: { show: 'select' }, data },
]
