import type { Pattern } from '#module-contract'
import { accordion } from './accordion.ts'
import { carousel } from './carousel.ts'
import { combobox } from './combobox.ts'
import { contents } from './contents.ts'
import { dialog } from './dialog.ts'
import { disclosure } from './disclosure.ts'
import { meter } from './meter.ts'
import type { PatternCheck } from './pattern.ts'
import { radio } from './radio.ts'
import { slider } from './slider.ts'
import { tabs } from './tabs.ts'
import { tooltip } from './tooltip.ts'

/** Checks by pattern that modules can claim. */
export const patternChecks: Record<Pattern, PatternCheck> = {
  accordion,
  carousel,
  combobox,
  contents,
  dialog,
  disclosure,
  meter,
  radio,
  slider,
  tabs,
  tooltip,
}
