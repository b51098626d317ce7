import { createContext, useContext, useSyncExternalStore } from 'react'
import type { PageLanguage, PageValues } from '#module-kit'
import type { TemplatePart } from '#pages/schema'
import { type DesignStore, useDesignStore } from '#staff/client'
import type { KnownType } from '../api.ts'
import type { CanvasReferences } from './references.ts'
import type { CanvasRules } from './rules.ts'

/** What the modules on a canvas share. */
export interface Canvas {
  page: { id: string; path: string; kind?: string }
  /** Of the page, template or block whose document is edited. */
  documentId: string
  /** Of a template, the part of pages that it is for. */
  part: TemplatePart | undefined
  /** What is edited is sent by mail, which takes few modules. */
  isLetter: boolean
  /** What modules take from that page. */
  values: PageValues
  /** The site's own. */
  contentTypes: readonly KnownType[]
  references: CanvasReferences
  rules: CanvasRules
  library: DesignStore
  /** Types whose contents come from the server. */
  loaded: ReadonlySet<string>
  /** Of the site, not of who edits it. */
  language: PageLanguage
  /** How the site is written. */
  direction: 'ltr' | 'rtl'
  /** Of who edits. */
  permissions: ReadonlySet<string>
  /** Whether the consent banner is on. */
  asksConsent: boolean
}

export const CanvasContext = createContext<Canvas | undefined>(undefined)

export function useCanvas(): Canvas {
  const canvas = useContext(CanvasContext)
  if (!canvas) throw new Error('a module outside of a canvas')
  const { references, library } = canvas
  useDesignStore(library)
  useSyncExternalStore(references.subscribe, () => references.version)
  return canvas
}
