import { hostsOf, mediaAsks, providerVideosIn } from '#media-ui'
import { defineModule, mapVariants } from '#module-contract'
import { Code } from './Code.island.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Code',
  icon: 'code',
  category: 'Content',
  description: 'HTML, styles and scripts of your own or of a provider. Only owners write it.',
  props: Props,
  emptyState: {
    when: ({ code }) => !code,
    option: 'code',
    button: 'Edit code',
    shape: 'lines',
  },
  component: Code,
  hydrate: ({ code, category }) => (code && category !== 'necessary' ? 'interaction' : 'never'),
  toIslandData: ({ hosts }: { hosts: string[] }) => ({ hosts }),
  asksOutside: ({ code, category, hosts }) =>
    code
      ? [
          { category, hosts: hostsOf(code, hosts) },
          // Files are already covered by the hosts.
          ...mediaAsks(providerVideosIn(code)),
        ]
      : [],
  variables: ({ height }) => ({
    '--code-height': height === 0 ? undefined : mapVariants(height, px => `${px}px`),
  }),
})
