import { defineModule, type Responsive, toVariants } from '#module-kit'
import { Heading } from './Heading.tsx'
import { Props } from './props.ts'

const margins: Record<string, string> = { start: '0 auto', center: 'auto', end: 'auto 0' }

function toMargins(align: Responsive<string>) {
  const entries = Object.entries(toVariants(align)).map(([screen, value]) => [
    screen,
    margins[value] ?? '0 auto',
  ])
  return Object.fromEntries(entries) as Responsive<string>
}

export default defineModule({
  label: 'Heading',
  icon: 'heading',
  category: 'Content',
  description: 'A title with an optional line above it.',
  props: Props,
  component: Heading,
  hydrate: 'never',
  variables: ({ align }) =>
    align === 'start' ? {} : { '--heading-align': align, '--heading-margin': toMargins(align) },
})
