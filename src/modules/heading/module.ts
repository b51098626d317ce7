import { defineModule, type Responsive, toVariants } from '#module-contract'
import { Heading } from './Heading.tsx'
import { linesOf } from './HeadingWords.tsx'
import { Props } from './props.ts'

const margins: Record<string, string> = { start: '0 auto', center: 'auto', end: 'auto 0' }

function toMargins(align: Responsive<string>) {
  const entries = Object.entries(toVariants(align)).map(([screen, value]) => [
    screen,
    margins[value] ?? '0 auto',
  ])
  return Object.fromEntries(entries) as Responsive<string>
}

/** Converts sizes to steps; screens with the level's size inherit from the next wider one. */
function toSizes(size: Responsive<string>): Responsive<string> | undefined {
  const sizes = Object.entries(toVariants(size)).filter(([, step]) => step !== 'auto')
  if (sizes.length === 0) return undefined
  return Object.fromEntries(sizes.map(([screen, step]) => [screen, `var(--size-${step})`])) as never
}

export default defineModule({
  label: 'Heading',
  icon: 'heading',
  category: 'Content',
  description: 'A title with an optional eyebrow.',
  props: Props,
  component: Heading,
  hydrate: 'never',
  toMail: ({ text, lines }) =>
    text ? [{ kind: 'heading', text: lines ? linesOf(text).join(' ') : text }] : [],
  needs: ({ highlight, lines }) => (highlight || lines ? { styles: ['heading-looks'] } : {}),
  variables: ({ align, size }) => ({
    '--heading-size': toSizes(size),
    ...(align === 'start'
      ? {}
      : { '--heading-align': align, '--heading-margin': toMargins(align) }),
  }),
})
