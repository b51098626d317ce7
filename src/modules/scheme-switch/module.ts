import { defineModule } from '#module-contract'
import type { SchemeSwitchData } from './load.server.ts'
import { Props } from './props.ts'
import { SchemeSwitch } from './SchemeSwitch.tsx'

/** SHA-256 of `APPLY_SCRIPT` in Base64. */
export const APPLY_SCRIPT_HASH = "'sha256-w6THu/F/sn/O0owBW8KomIIWT+sgvThzNlaOom8wmVE='"

export default defineModule({
  label: 'Color scheme switch',
  icon: 'droplet',
  category: 'Content',
  description: 'Lets visitors choose between light, dark and the scheme of their device.',
  props: Props,
  emptyState: {
    when: (_, data?: SchemeSwitchData) => data !== undefined && !data.isOffered,
    option: 'show',
    button: 'Edit settings',
    shape: 'lines',
  },
  component: SchemeSwitch,
  patterns: ['radio'],
  stores: ['vitrine:scheme'],
  hydrate: 'never',
  needs: () => ({ sources: { 'script-src': [APPLY_SCRIPT_HASH] } }),
})
