import { fromOklch, type Oklch, toOklch } from './oklch.ts'
import { contrastOf, type ThemeColour } from './theme.ts'

type Palette = Record<ThemeColour, string>

/** Legible text (WCAG 2.2, 1.4.3), with a margin for rounding. */
const LEGIBLE = 4.6
const STEP = 0.01
/** How much of the light background's hue the dark grounds keep. */
const MAX_GROUND_CHROMA = 0.02
const MAX_ACCENT_CHROMA = 0.15

/**
 * The dark scheme of a palette: the same hues on dark grounds, light enough for the contrasts that WCAG 2.2 AA demands
 * between all colors that may be on each other. A palette that is dark itself is returned as it is.
 */
export function deriveDark(light: Palette): Palette {
  if (isDark(light)) return light
  const hue = groundHue(light)
  const ground = (l: number) => fromOklch({ ...hue, l })
  const grounds = { background: ground(0.2), surface: ground(0.23), tint: ground(0.25) }
  /** Raised until it is legible on the lightest ground. */
  const onGrounds = (colour: Oklch) => fromOklch(raise(colour, grounds.tint))
  const shade = (name: ThemeColour, l: number) => {
    const own = toOklch(light[name])
    return onGrounds({ h: own.h, c: Math.min(own.c, MAX_ACCENT_CHROMA), l: Math.max(own.l, l) })
  }
  const accent = shade('accent', 0.72)
  const strong = toOklch(accent)
  return {
    ...grounds,
    text: onGrounds({ h: hue.h, c: hue.c / 2, l: 0.94 }),
    muted: onGrounds({ h: hue.h, c: hue.c, l: 0.79 }),
    accent,
    'accent-strong': onGrounds({ ...strong, l: Math.min(0.92, strong.l + 0.06) }),
    'on-accent': ground(0.17),
    secondary: shade('secondary', 0.72),
    'secondary-strong': shade('secondary-strong', 0.79),
    tertiary: shade('tertiary', 0.76),
  }
}

const isDark = ({ background, text }: Palette) => toOklch(background).l < toOklch(text).l

/** The tone of the dark grounds: that of the text or the background, whichever has more color. */
function groundHue({ background, text }: Palette): Oklch {
  const [one, other] = [toOklch(text), toOklch(background)]
  const { h, c } = one.c > other.c ? one : other
  return { h, c: Math.min(c, MAX_GROUND_CHROMA), l: 0 }
}

function raise(colour: Oklch, ground: string): Oklch {
  let { l } = colour
  while (l < 1 && contrastOf(fromOklch({ ...colour, l }), ground) < LEGIBLE) l += STEP
  return { ...colour, l: Math.min(1, l) }
}
