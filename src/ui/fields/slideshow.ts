import { number, toggle } from '#module-contract'
import { DEFAULT_DELAY_MS } from '../carousel/slideshow-timer.ts'

const PAUSES = 'Pauses on hover, on focus, and for visitors who prefer reduced motion.'

interface SlideshowOptions {
  /** Label of the delay: "Time per slide". */
  label: string
  help?: string
  /** If missing, the delay is at least two seconds. */
  hasDefaultTime?: boolean
  isOn?: boolean
}

/** Automatic change and its delay (SL-3, CA-1). */
export const slideshowFields = ({
  label,
  help = PAUSES,
  hasDefaultTime = true,
  isOn = false,
}: SlideshowOptions) => ({
  auto: toggle({ label: 'Autoplay', help, group: 'behaviour', default: isOn }),
  delayMs: number({
    label,
    ...(hasDefaultTime && { help: '0 uses the default of 7000 ms.' }),
    group: 'behaviour',
    unit: 'ms',
    integer: true,
    min: hasDefaultTime ? 0 : 2000,
    max: 120_000,
    default: DEFAULT_DELAY_MS,
  }),
})
