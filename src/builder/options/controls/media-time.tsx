import { readClock, writeClock } from '#media-player/schema'
import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'
import { TypedInput } from '../TypedInput.tsx'

/** A time of a recording as it is read on a player; stored in seconds, none where nothing is typed. */
export default function MediaTimeControl({ id, value, onChange, fallback }: ControlProps<number>) {
  const texts = useTexts()
  const seconds = value ?? fallback ?? 0
  return (
    <TypedInput
      id={id}
      placeholder="0:00"
      shown={seconds > 0 ? writeTyped(seconds) : ''}
      isTaken={text => (readClock(text) ?? MOST_SECONDS + 1) <= MOST_SECONDS}
      onTake={text => onChange(readClock(text) || undefined)}
      accepted={texts('A time such as 1:05, in minutes and seconds.')}
    />
  )
}

const MOST_SECONDS = 360_000

/** `1:05`, and `1:05.5` where it is no whole second. */
const writeTyped = (seconds: number) =>
  writeClock(seconds) + (seconds % 1).toFixed(3).replace(/^\d|\.?0+$/g, '')
