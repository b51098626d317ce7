import type { PageDocument, PageLanguage, PageValues } from '#module-kit'
import type { ContentField, PageItem, PageRevision, TemplatePart } from '#pages/schema'
import { callApi, type LibraryAnswer } from '#staff/client'
import type { Saved } from './save/autosave.ts'
import type { ShopMoney } from './texts.ts'

/** A page with its draft. */
export interface EditedPage extends PageItem {
  document: PageDocument
  /** A newer program wrote it: it cannot be changed here. */
  isNewer: boolean
}

/** A content type of the site, as far as its pages and modules speak of it. */
export interface KnownType {
  /** `type:event` */
  kind: string
  /** Of many. */
  name: string
  fields: ContentField[]
}

/** The site around the page: its styles, header, footer and templates, and which modules the server fills. */
export interface SiteFrame {
  css: string
  header: string
  footer: string
  /** The page around what is edited, which has its place there; without it, nothing is. */
  main?: string
  /** What of it comes from templates. */
  templates?: { part: TemplatePart; id: string; name: string }[]
  /** The page of which content modules speak. */
  page?: { id: string; path: string; kind: string }
  /** What modules may take from it. */
  values?: PageValues
  /** Of a template: around what it is shown, and the part of pages that it is for. */
  preview?: { id: string; path: string; title: string }
  part?: TemplatePart
  /** Pages that the template is for have a content, which wants a place in it. */
  wantsContent?: boolean
  /** The newsletter that is written here, in a block that no visitor sees. */
  letter?: { id: string; subject: string }
  loaded: string[]
  contentTypes: KnownType[]
  language: PageLanguage
  direction: 'ltr' | 'rtl'
  /** Whether pages are dark where the device is. */
  followsDevice: boolean
  /** The site's variables and presets, and whether who works here may change them. */
  library: LibraryAnswer
  mayChangeLibrary: boolean
  /** Of who edits. */
  permissions: string[]
  /** Whether the consent banner is on. */
  asksConsent: boolean
  money: ShopMoney
}

export const letterAddress = ({ id }: { id: string }) => `/admin/newsletter-letters/${id}`

/** The builder's calls for one page. */
export function createPageApi(id: string) {
  const path = `/pages/${encodeURIComponent(id)}`
  return {
    read: () => callApi<EditedPage>('GET', path),
    /** `preview` is the id or URL path of the page around which a template is shown. */
    frame: (preview: string | null) =>
      callApi<SiteFrame>('GET', '/builder', {
        query: { page: id, ...(preview ? { preview } : {}) },
      }),
    save: (document: PageDocument, version: number, force: boolean) =>
      callApi<Saved>('PUT', `${path}/draft`, {
        body: { document, version, ...(force ? { force: true } : {}) },
      }),
    /** Without a time, now. */
    publish: (at?: number) =>
      callApi<Partial<EditedPage>>('POST', `${path}/publish`, {
        body: at === undefined ? {} : { at },
      }),
    unpublish: () => callApi('POST', `${path}/unpublish`),
    unschedule: () => callApi('POST', `${path}/unschedule`),
    preview: () => callApi<{ url: string; expiresAt: number }>('POST', `${path}/preview`),
    revokePreviews: () => callApi<void>('DELETE', `${path}/preview`),
    /** Keeps a document among the revisions; the draft stays as it is. */
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
