import { readClock, writeClock } from '#media-player/schema'
import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'
import { TypedInput } from '../TypedInput.tsx'

/** Position in a recording, displayed as on a player and stored in seconds. */
export default function MediaTimeControl({ id, value, onChange, fallback }: ControlProps<number>) {
  const texts = useTexts()
  const seconds = value ?? fallback ?? 0
  return (
    <TypedInput
      id={id}
      placeholder="0:00"
      shown={seconds > 0 ? writeTyped(seconds) : ''}
      isTaken={text => (readClock(text) ?? MAX_SECONDS + 1) <= MAX_SECONDS}
      onTake={text => onChange(readClock(text) || undefined)}
      accepted={texts('A time such as 1:05, in minutes and seconds.')}
    />
  )
}

const MAX_SECONDS = 360_000

/** `1:05`, or `1:05.5` for fractions. */
const writeTyped = (seconds: number) =>
  writeClock(seconds) + (seconds % 1).toFixed(3).replace(/^\d|\.?0+$/g, '')
