import { useContext } from 'react'
import { CanvasContext } from '../canvas/CanvasContext.ts'
import { useTexts } from '../texts.ts'

const SIDES: Record<string, string> = { start: 'Start', end: 'End' }

/**
 * Says what an option, or one of its values, is called. Sides are stored by the direction of writing: on a site that is
 * written from the right, left and right would be the wrong way round.
 */
export function useLabel(): (key: string, label: string) => string {
  const texts = useTexts()
  const direction = useContext(CanvasContext)?.direction
  return (key, label) => texts((direction === 'rtl' && SIDES[key]) || label)
}
