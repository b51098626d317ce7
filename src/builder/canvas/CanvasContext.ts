import { createContext, useContext, useSyncExternalStore } from 'react'
import type { PageLanguage, PageValues } from '#module-contract'
import type { TemplatePart } from '#pages/schema'
import { type DesignStore, useDesignStore } from '#staff/client'
import type { KnownType } from '../api.ts'
import type { CanvasReferences } from './references.ts'
import type { CanvasRules } from './rules.ts'

/** State shared by all modules on the canvas. */
export interface Canvas {
  page: { id: string; path: string; kind?: string }
  /** Id of the edited page, template or block. */
  documentId: string
  /** For a template, the part of pages that it provides. */
  part: TemplatePart | undefined
  /** The document is a campaign, so only modules with `toMail` are offered. */
  isLetter: boolean
  values: PageValues
  contentTypes: readonly KnownType[]
  references: CanvasReferences
  rules: CanvasRules
  library: DesignStore
  /** Module types whose data comes from the server. */
  loaded: ReadonlySet<string>
  /** Language of the site, not of the user. */
  language: PageLanguage
  direction: 'ltr' | 'rtl'
  /** Permissions of this user. */
  permissions: ReadonlySet<string>
  /** Whether the consent banner is on. */
  asksConsent: boolean
}

export const CanvasContext = createContext<Canvas | undefined>(undefined)

export function useCanvas(): Canvas {
  const canvas = useContext(CanvasContext)
  if (!canvas) throw new Error('the module is not on a canvas')
  const { references, library } = canvas
  useDesignStore(library)
  useSyncExternalStore(references.subscribe, () => references.version)
  return canvas
}
