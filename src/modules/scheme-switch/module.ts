import { defineModule } from '#module-kit'
import { Props } from './props.ts'
import { SchemeSwitch } from './SchemeSwitch.tsx'

/** Of `APPLY_SCRIPT`: SHA-256 in Base64. */
export const APPLY_SCRIPT_HASH = "'sha256-w6THu/F/sn/O0owBW8KomIIWT+sgvThzNlaOom8wmVE='"

export default defineModule({
  label: 'Color scheme switch',
  icon: 'droplet',
  category: 'Content',
  description: 'Lets visitors choose between light, dark and the scheme of their device.',
  props: Props,
  component: SchemeSwitch,
  patterns: ['radio'],
  stores: ['vitrine:scheme'],
  hydrate: 'never',
  needs: () => ({ sources: { 'script-src': [APPLY_SCRIPT_HASH] } }),
})
