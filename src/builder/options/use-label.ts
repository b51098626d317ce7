import { useContext } from 'react'
import { CanvasContext } from '../canvas/CanvasContext.ts'
import { useTexts } from '../texts.ts'

/** Names of options and values that follow the direction of writing: `start`, `topEnd`. */
const LOGICAL = /^start$|^end$|Start$|End$/

const LOGICAL_LABELS: Record<string, string> = {
  Left: 'Start',
  Right: 'End',
  'Top left': 'Top start',
  'Top right': 'Top end',
  'Bottom left': 'Bottom start',
  'Bottom right': 'Bottom end',
}

/** Left and right, as everybody calls them; on a site that is written from the right that would be the wrong way round. */
export function labelOfSide(key: string, label: string, direction: 'ltr' | 'rtl'): string {
  return (direction === 'rtl' && LOGICAL.test(key) && LOGICAL_LABELS[label]) || label
}

/** Says what an option, or one of its values, is called. */
export function useLabel(): (key: string, label: string) => string {
  const texts = useTexts()
  const direction = useContext(CanvasContext)?.direction ?? 'ltr'
  return (key, label) => texts(labelOfSide(key, label, direction))
}
