import { option, property, toLength } from './option.ts'
import { choice, Length } from './values.ts'

const length = (name: string) => property(Length, name, toLength)

export const sizing = {
  width: length('inline-size'),
  minWidth: length('min-inline-size'),
  maxWidth: length('max-inline-size'),
  height: length('block-size'),
  minHeight: length('min-block-size'),
  maxHeight: length('max-block-size'),
  aspectRatio: property(
    choice('1/1', '5/4', '4/3', '3/2', '16/9', '21/9', '4/5', '3/4', '2/3', '9/16'),
    'aspect-ratio',
  ),
  overflow: property(choice('visible', 'hidden', 'auto'), 'overflow'),
  place: option(choice('start', 'center', 'end', 'stretch'), ({ own }, value) => {
    own['justify-self'] = value
    if (value === 'stretch') return
    own['margin-inline'] = value === 'center' ? 'auto' : value === 'start' ? '0 auto' : 'auto 0'
  }),
  textAlign: property(choice('start', 'center', 'end', 'justify'), 'text-align'),
}
