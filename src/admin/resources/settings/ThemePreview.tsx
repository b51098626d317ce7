import GlobalStyles from '@mui/material/GlobalStyles'
import { useTranslate } from 'react-admin'
import { THEME_FONTS, type Theme, type ThemeColor } from '#design'

/** Heading font of the site, which the admin does not load. */
const displayFont = {
  '@font-face': {
    fontFamily: 'Fraunces',
    src: "url('/fonts/fraunces-display.woff2') format('woff2')",
    fontWeight: '300 500',
    fontDisplay: 'swap',
  },
}

/** Sample content with the chosen colors and fonts. */
export function ThemePreview({
  colours,
  theme,
}: {
  colours: Record<ThemeColor, string>
  theme: Theme
}) {
  const translate = useTranslate()
  const t = (key: string) => translate(`resources.settings.preview.${key}`)
  return (
    <div
      style={{
        padding: 20,
        border: '1px solid #8886',
        borderRadius: 4,
        background: colours.background,
        color: colours.text,
        fontFamily: THEME_FONTS[theme.textFont ?? 'instrument-sans'],
      }}
    >
      <GlobalStyles styles={displayFont} />
      <p
        style={{
          margin: 0,
          fontFamily: THEME_FONTS[theme.displayFont ?? 'fraunces'],
          fontSize: '1.6rem',
          fontWeight: 350,
          lineHeight: 1.2,
        }}
      >
        {t('title')}
      </p>
      <p style={{ marginBlock: 8, color: colours.muted }}>{t('text')}</p>
      <p style={{ marginBlock: 8, padding: 10, background: colours.tint }}>
        {t('tint')}{' '}
        <span style={{ color: colours.accent, textDecoration: 'underline' }}>{t('link')}</span>
      </p>
      <span
        style={{
          display: 'inline-block',
          padding: '8px 16px',
          background: colours.accent,
          color: colours['on-accent'],
        }}
      >
        {t('button')}
      </span>
    </div>
  )
}
