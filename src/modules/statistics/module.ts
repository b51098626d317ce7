import { defineModule } from '#module-contract'
import { Props } from './props.ts'
import { Statistics } from './Statistics.tsx'

/** Width of a number in digits: commas, spaces and degree signs are narrow. */
const widthOf = ({ value }: { value: unknown }) =>
  // While it is edited in place, the value is an editor.
  [...(typeof value === 'string' ? value : '00000')].reduce(
    (width, sign) => width + (/[\s.,:;°'’%1]/.test(sign) ? 0.6 : 1),
    0,
  )

export default defineModule({
  label: 'Statistics',
  icon: 'rows',
  category: 'Marketing',
  description: 'Large figures with what they count.',
  props: Props,
  component: Statistics,
  hydrate: 'never',
  variables: ({ items, size }) => ({
    '--figure': size === 'giant' ? String(Math.max(2, ...items.map(widthOf))) : undefined,
  }),
})
