import { useContext } from 'react'
import { CanvasContext } from '../canvas/CanvasContext.ts'
import { useTexts } from '../texts.ts'

/** Names of logical directions: `start`, `topEnd`. */
const LOGICAL = /^start$|^end$|Start$|End$/

const LOGICAL_LABELS: Record<string, string> = {
  Left: 'Start',
  Right: 'End',
  'Top left': 'Top start',
  'Top right': 'Top end',
  'Bottom left': 'Bottom start',
  'Bottom right': 'Bottom end',
}

/** Label of a logical side as left or right, depending on the site's direction. */
export function labelOfSide(key: string, label: string, direction: 'ltr' | 'rtl'): string {
  return (direction === 'rtl' && LOGICAL.test(key) && LOGICAL_LABELS[label]) || label
}

/** Returns a function for labels of options and values. */
export function useLabel(): (key: string, label: string) => string {
  const texts = useTexts()
  const direction = useContext(CanvasContext)?.direction ?? 'ltr'
  return (key, label) => texts(labelOfSide(key, label, direction))
}
