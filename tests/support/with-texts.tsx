import type { ReactNode } from 'react'
import { TextsProvider } from '#module-contract'
import { type Catalogue, createTranslate } from '#texts'

/** Renders a module with English texts. */
export function withTexts(texts: Catalogue, children: ReactNode) {
  const language = { locale: 'en', timeZone: 'UTC' }
  return (
    <TextsProvider {...language} translate={createTranslate(texts, language)}>
      {children}
    </TextsProvider>
  )
}
