import Box from '@mui/material/Box'
import { useLocaleState, useTranslate } from 'react-admin'
import { CONTRASTS, contrastOf, type ThemeColor } from '#design'

/** Contrast check of theme colors (WCAG 2.2 AA). */
export function ThemeContrasts({ colours }: { colours: Record<ThemeColor, string> }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const ratios = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const t = (key: string, values?: object) => translate(`resources.settings.${key}`, values)
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', padding: 0, marginBlock: 1.5, fontSize: '0.875rem' }}
    >
      {CONTRASTS.map(({ text, on, atLeast }) => {
        const ratio = contrastOf(colours[text], colours[on])
        const isEnough = ratio >= atLeast
        return (
          <Box
            component="li"
            key={text + on}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 1,
              minBlockSize: 26,
              color: isEnough ? 'text.secondary' : 'error.main',
              fontWeight: isEnough ? 400 : 600,
            }}
          >
            <span>{t('contrast', { text: t(`colours.${text}`), on: t(`contrastOn.${on}`) })}</span>
            <span>
              {ratios.format(ratio)} : 1 · {t(isEnough ? 'contrastAa' : 'contrastFails')}
            </span>
          </Box>
        )
      })}
    </Box>
  )
}
