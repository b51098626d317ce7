import { createContext, type ReactNode, useContext } from 'react'
import type { Catalogue, KeyOf, Translate } from '#texts'

/** The language of the page that a module stands on. */
export interface PageLanguage {
  /** BCP 47, such as `de-AT`. */
  locale: string
  /** IANA name of the site's zone, in which dates are told. */
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

/** Hands a module its texts: on the server, in the browser and on the builder's canvas. */
export function TextsProvider({ children, ...provided }: Provided & { children: ReactNode }) {
  return <Texts value={provided}>{children}</Texts>
}

/** The module's own texts (`texts.ts`) in the page's language. */
export function useTexts<Texts extends Catalogue<never>>(): Translate<KeyOf<Texts>> {
  return useContext(Texts).translate
}

export function usePageLanguage(): PageLanguage {
  return useContext(Texts)
}
