import { StorageUnavailable } from '#base'
import { contrastOf, mixColors, type Theme, type ThemeScheme, themeColors } from '#design'
import { type MailColors, type MailTheme, PLAIN_LOOK } from '#mail'
import type { Settings } from '#pages/schema'
import type { Branding } from '../adapters/branding.ts'

/** Legible text (WCAG 2.2, 1.4.3). */
const LEGIBLE = 4.5

/** Style of the site's mails: name or logo, language, and the theme as far as mail programs support it. */
export async function createMailLook(
  { siteName, locale, theme }: Settings,
  { branding, publicUrl }: { branding: Branding; publicUrl: string },
): Promise<MailTheme> {
  const logo = await branding.logoPng().catch(error => {
    // Mails do not wait for the storage of files.
    if (error instanceof StorageUnavailable) return undefined
    throw error
  })
  return {
    siteName,
    locale,
    colours: { light: mailColors(theme, 'light'), dark: mailColors(theme, 'dark') },
    fonts: {
      text: FONTS[theme.textFont ?? 'instrument-sans'],
      display: FONTS[theme.displayFont ?? 'fraunces'],
    },
    logo: logo && {
      src: `${publicUrl}/logo.png?v=${logo.key}`,
      width: Math.round(logo.width / 2),
      height: Math.round(logo.height / 2),
    },
  }
}

/** Colors of the theme, or neutral ones if the theme's would be illegible. */
export function mailColors(theme: Theme, scheme: ThemeScheme): MailColors {
  const { background, text, muted, accent, 'on-accent': onAccent } = themeColors(theme, scheme)
  const pairs = [
    [text, background],
    [muted, background],
    [onAccent, accent],
  ] as const
  if (pairs.some(([one, other]) => contrastOf(one, other) < LEGIBLE)) {
    return PLAIN_LOOK.colours[scheme]
  }
  return { background, text, muted, border: mixColors(muted, background, 0.25), accent, onAccent }
}

const SERIF = "Georgia,'Times New Roman',serif"
const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
/** Similar fonts that are installed on most devices. */
const FONTS: Record<NonNullable<Theme['textFont']>, string> = {
  fraunces: SERIF,
  serif: SERIF,
  'instrument-sans': SANS,
  sans: SANS,
  humanist: SANS,
  mono: "Menlo,Consolas,'Courier New',monospace",
}
