import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { themeColors } from '#design'
import { ThemePreview } from './ThemePreview.tsx'

it('shows headings in the font that the site has while none is chosen', () => {
  const theme = { colours: {} }
  const html = renderToString(<ThemePreview colours={themeColors(theme, 'light')} theme={theme} />)
  expect(html).toMatch(/<p style="[^"]*font-family:Fraunces,/)
  expect(html).toMatch(
    /@font-face\{font-family:Fraunces;src:url\('\/fonts\/fraunces-display\.woff2'\)/,
  )
})
