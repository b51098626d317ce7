import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { RadioButtonGroupInput, SelectInput, useTranslate } from 'react-admin'
import { useController, useWatch } from 'react-hook-form'
import {
  startingColors,
  THEME_COLORS,
  THEME_FONTS,
  type Theme,
  type ThemeColor,
  type ThemeFont,
  type ThemeScheme,
  themeColors,
} from '#design'
import { DARK_SCHEMES, type DarkScheme } from '#pages/schema'
import { ThemeContrasts } from './ThemeContrasts.tsx'
import { ThemePreview } from './ThemePreview.tsx'

const fonts = Object.keys(THEME_FONTS).map(id => ({ id, name: `resources.settings.fonts.${id}` }))
const SCHEMES = ['light', 'dark'] as const

/** Editor of theme colors and fonts, with live contrast checks. */
export function ThemeEditor() {
  const translate = useTranslate()
  const t = (key: string) => translate(`resources.settings.${key}`)
  const { field } = useController({ name: 'theme' })
  const darkScheme = useWatch<{ darkScheme?: DarkScheme }>({ name: 'darkScheme' }) ?? 'off'
  const schemes = darkScheme === 'off' ? (['light'] as const) : SCHEMES
  // The form omits empty objects.
  const theme: Theme = { colours: {}, ...(field.value as Partial<Theme> | undefined) }

  const set = (scheme: ThemeScheme, name: ThemeColor, value: string | undefined) => {
    const { [name]: _, ...rest } = theme.colours[scheme] ?? {}
    const own =
      value && value !== startingColors(theme, scheme)[name] ? { ...rest, [name]: value } : rest
    field.onChange({ ...theme, colours: { ...theme.colours, [scheme]: own } })
  }
  return (
    <Box sx={{ inlineSize: '100%' }}>
      <Typography color="textSecondary">{t('lookHelp')}</Typography>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        {(['displayFont', 'textFont'] as const).map((name, index) => (
          <SelectInput
            key={name}
            source={`theme.${name}`}
            choices={fonts}
            emptyText={`resources.settings.fonts.${(['fraunces', 'instrument-sans'] as const)[index]}`}
            emptyValue={undefined as never}
            parse={(value: ThemeFont | '') => value || undefined}
          />
        ))}
      </Box>
      <RadioButtonGroupInput
        source="darkScheme"
        row={false}
        choices={DARK_SCHEMES.map(id => ({ id, name: `resources.settings.darkSchemes.${id}` }))}
        helperText={`resources.settings.darkSchemeHelp.${darkScheme}`}
      />
      {schemes.map(scheme => {
        const own = theme.colours[scheme] ?? {}
        const colours = themeColors(theme, scheme)
        return (
          <Box
            component="section"
            key={scheme}
            aria-label={t(`schemes.${scheme}`)}
            sx={{ marginBlock: 3 }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minBlockSize: 40 }}>
              <Typography variant="h2">{t(`schemes.${scheme}`)}</Typography>
              {Object.keys(own).length > 0 && (
                <Button
                  size="small"
                  onClick={() =>
                    field.onChange({ ...theme, colours: { ...theme.colours, [scheme]: {} } })
                  }
                >
                  {t('resetColors')}
                </Button>
              )}
            </Box>
            {scheme === 'dark' && Object.keys(theme.colours.light ?? {}).length > 0 && (
              <Typography color="textSecondary">{t('derivedColors')}</Typography>
            )}
            <Box
              sx={{
                display: 'grid',
                gap: 2,
                gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
              }}
            >
              <Box sx={{ display: 'grid', gap: 0.5, alignContent: 'start' }}>
                {(Object.keys(THEME_COLORS[scheme]) as ThemeColor[]).map(name => (
                  <Box
                    component="label"
                    key={name}
                    sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minBlockSize: 34 }}
                  >
                    <input
                      type="color"
                      value={colours[name]}
                      onChange={event => set(scheme, name, event.target.value)}
                      style={{ inlineSize: 44, blockSize: 30, padding: 2 }}
                    />
                    <span>{t(`colours.${name}`)}</span>
                    <Typography component="code" variant="body2" color="textSecondary">
                      {colours[name]}
                    </Typography>
                  </Box>
                ))}
              </Box>
              <Box>
                <ThemePreview colours={colours} theme={theme} />
                <ThemeContrasts colours={colours} />
              </Box>
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}
