import { createContext, type ReactNode, useContext } from 'react'
import type { Catalogue, KeyOf, Translate } from '#texts'

/** Language of the current page. */
export interface PageLanguage {
  /** BCP 47, such as `de-AT`. */
  locale: string
  /** IANA time zone of the site, used for dates. */
  timeZone: string
}

interface Provided extends PageLanguage {
  translate: Translate
}

const Texts = createContext<Provided>({
  locale: 'en',
  timeZone: 'UTC',
  translate: key => key,
})

/** Provides a module's texts on the server, in the browser and on the canvas. */
export function TextsProvider({ children, ...provided }: Provided & { children: ReactNode }) {
  return <Texts value={provided}>{children}</Texts>
}

/** The module's texts (`texts.ts`) in the page's language. */
export function useTexts<Texts extends Catalogue<never>>(): Translate<KeyOf<Texts>> {
  return useContext(Texts).translate
}

export function usePageLanguage(): PageLanguage {
  return useContext(Texts)
}
