import type { Example } from '#module-contract'
import { examplePictures } from './example-pictures.ts'
import { exampleProps } from './example-props.ts'

export const examples: Example[] = Object.entries(exampleProps).map(([name, props], index) => ({
  name,
  props,
  data: examplePictures[index] ?? { picture: '', isSketch: false },
}))
