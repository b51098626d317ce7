import { defineModule, type Responsive, toVariants } from '#module-contract'
import { captionPositionOf } from './caption-place.ts'
import { Image } from './Image.tsx'
import { Props } from './props.ts'

/** `16/9` in CSS; the natural ratio is kept. */
function toRatio(ratio: Responsive<string>): Responsive<string> {
  const entries = Object.entries(toVariants(ratio)).map(([screen, value]) => [
    screen,
    value === 'natural' ? 'auto' : value,
  ])
  return Object.fromEntries(entries) as Responsive<string>
}

export default defineModule({
  label: 'Image',
  icon: 'image',
  category: 'Media',
  description: 'An image with an optional caption and link.',
  props: Props,
  emptyState: {
    when: ({ image }) => !image,
    option: 'image',
    button: 'Choose image',
    shape: 'image',
  },
  component: Image,
  patterns: ['dialog'],
  hydrate: 'never',
  toMail: ({ image, link }) => (image ? [{ kind: 'image', image, href: link?.href }] : []),
  needs: props => {
    const isOn = ['over', 'hover'].includes(captionPositionOf(props))
    return isOn || props.mask !== 'none' ? { styles: ['image-looks'] } : {}
  },
  variables: ({ ratio, focus }) => ({
    '--image-ratio': ratio === 'natural' ? undefined : toRatio(ratio),
    '--image-focus': focus === 'center' ? undefined : focus,
  }),
})
