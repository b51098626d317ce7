import { fromOklch, type Oklch, toOklch } from './oklch.ts'
import { contrastOf, type ThemeColor } from './theme.ts'

type Palette = Record<ThemeColor, string>

/** Legible text (WCAG 2.2, 1.4.3), with a margin for rounding. */
const LEGIBLE = 4.6
const STEP = 0.01
/** Maximum chroma of dark backgrounds. */
const MAX_GROUND_CHROMA = 0.02
const MAX_ACCENT_CHROMA = 0.15

/**
 * Derives a dark palette: the same hues on dark backgrounds, light enough for the contrasts of WCAG
 * 2.2 AA between all colors that may be combined. A palette that is already dark is returned
 * unchanged.
 */
export function deriveDark(light: Palette): Palette {
  if (isDark(light)) return light
  const hue = groundHue(light)
  const ground = (l: number) => fromOklch({ ...hue, l })
  const grounds = { background: ground(0.2), surface: ground(0.23), tint: ground(0.25) }
  /** Raises the lightness until it is legible on the lightest background. */
  const onGrounds = (colour: Oklch) => fromOklch(raise(colour, grounds.tint))
  const shade = (name: ThemeColor, l: number) => {
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

/** Hue of dark backgrounds: that of the text or the background, whichever is more saturated. */
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
