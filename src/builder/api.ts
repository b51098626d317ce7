import type { PageDocument, PageLanguage, PageValues } from '#module-contract'
import type { ContentField, PageItem, PageRevision, TemplatePart } from '#pages/schema'
import { callApi, type LibraryAnswer } from '#staff/client'
import type { Saved } from './save/autosave.ts'
import type { ShopMoney } from './texts.ts'

export interface EditedPage extends PageItem {
  document: PageDocument
  /** Written by a newer version of Vitrine, so it cannot be edited here. */
  isNewer: boolean
}

/** Content type of the site, with the fields that modules can use. */
export interface KnownType {
  /** `type:event` */
  kind: string
  /** Plural. */
  name: string
  fields: ContentField[]
}

/** The site around the edited page: styles, header, footer, templates, and the modules with loaders. */
export interface SiteFrame {
  css: string
  header: string
  footer: string
  /**
   * HTML of the page around the edited document, which contains its placeholder. Without it the
   * document is shown alone.
   */
  main?: string
  /** Templates used by this page. */
  templates?: { part: TemplatePart; id: string; name: string }[]
  /** The page that content modules describe. */
  page?: { id: string; path: string; kind: string }
  /** Values of that page that modules can use. */
  values?: PageValues
  /** For a template: the page it is previewed with, and the part it provides. */
  preview?: { id: string; path: string; title: string }
  part?: TemplatePart
  /** The previewed pages have content, so the template needs a content placeholder. */
  wantsContent?: boolean
  /** The campaign that this block is the content of. Visitors never see such a block. */
  campaign?: { id: string; subject: string }
  loaded: string[]
  contentTypes: KnownType[]
  language: PageLanguage
  direction: 'ltr' | 'rtl'
  /** Whether the dark scheme follows the visitor's device. */
  followsDevice: boolean
  /** The site's variables and presets, and whether this user may change them. */
  library: LibraryAnswer
  mayChangeLibrary: boolean
  /** Permissions of this user. */
  permissions: string[]
  /** Whether the consent banner is on. */
  asksConsent: boolean
  money: ShopMoney
}

export const campaignAddress = ({ id }: { id: string }) => `/admin/newsletter-letters/${id}`

/** API calls of the builder for one page. */
export function createPageApi(id: string) {
  const path = `/pages/${encodeURIComponent(id)}`
  return {
    read: () => callApi<EditedPage>('GET', path),
    /** `preview` is the id or path of the page that a template is previewed with. */
    frame: (preview: string | null) =>
      callApi<SiteFrame>('GET', '/builder', {
        query: { page: id, ...(preview ? { preview } : {}) },
      }),
    save: (document: PageDocument, version: number, force: boolean) =>
      callApi<Saved>('PUT', `${path}/draft`, {
        body: { document, version, ...(force ? { force: true } : {}) },
      }),
    /** Without a time, publishes now. */
    publish: (at?: number) =>
      callApi<Partial<EditedPage>>('POST', `${path}/publish`, {
        body: at === undefined ? {} : { at },
      }),
    unpublish: () => callApi('POST', `${path}/unpublish`),
    unschedule: () => callApi('POST', `${path}/unschedule`),
    preview: () => callApi<{ url: string; expiresAt: number }>('POST', `${path}/preview`),
    revokePreviews: () => callApi<void>('DELETE', `${path}/preview`),
    /** Stores a document as a revision without changing the draft. */
    addRevision: (document: PageDocument) =>
      callApi('POST', `${path}/revisions`, { body: { document } }),
    revisions: () => callApi<{ items: PageRevision[] }>('GET', `${path}/revisions`),
    revision: (revision: string) =>
      callApi<{ document: PageDocument }>('GET', `${path}/revisions/${revision}`),
    restore: (revision: string) =>
      callApi<{ version: number }>('POST', `${path}/revisions/${revision}/restore`),
  }
}

export type PageApi = ReturnType<typeof createPageApi>
