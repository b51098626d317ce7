import Type, { type Static, type TString } from 'typebox'
import type { PageDocument, PageNode } from '#module-contract'
import { ArchiveSettings } from './archive-schema.ts'
import { CONTENT_KINDS, type ContentKind, type PageSeries } from './content-schema.ts'
import {
  ContentTypeSettings,
  CUSTOM_KIND_PATTERN,
  type CustomKind,
  isCustomKind,
} from './content-type-schema.ts'
import { SearchEngineSettings } from './search-engine-settings.ts'
import {
  AppearanceSettings,
  DiscussionSettings,
  EMAIL,
  EmbeddingSettings,
  FormSettings,
  MailSettings,
  PrivacySettings,
} from './settings-schema.ts'
import type { TemplateUse } from './template-schema.ts'

/**
 * A `template` surrounds other pages, a `block` is shown on them, and a `preset` is a starting
 * point for modules; these have no public URL.
 */
export type { RedirectImport } from './import-redirects.ts'

export const PAGE_KINDS = ['page', 'post', 'project', 'template', 'block', 'preset'] as const
/** Built-in or custom content type. */
export type PageKind = (typeof PAGE_KINDS)[number] | CustomKind

const closed = <Value extends string>(kinds: readonly string[]) =>
  Type.Unsafe<Value>(Type.String({ pattern: `^(${[...kinds, CUSTOM_KIND_PATTERN].join('|')})$` }))
export const PageKindSchema = closed<PageKind>(PAGE_KINDS)
export const ContentKindSchema = closed<ContentKind>(CONTENT_KINDS)

export const isPageKind = (kind: string): kind is PageKind =>
  (PAGE_KINDS as readonly string[]).includes(kind) || isCustomKind(kind)

/** Path of a page: `/`, `/about`, `/blog/first-post`. No dots and no trailing slash. */
export const PATH_PATTERN = '^/$|^(/[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}_-]{0,99}){1,8}$'

/** Page data for lists and cards. */
export const SummarySchema = Type.Object(
  {
    excerpt: Type.Optional(Type.String({ maxLength: 1000 })),
    image: Type.Optional(Type.String({ maxLength: 100 })),
    author: Type.Optional(Type.String({ maxLength: 200 })),
    /** Overrides the settings for comments. */
    comments: Type.Optional(Type.Unsafe<'on' | 'off'>(Type.Enum(['on', 'off']))),
  },
  { additionalProperties: false },
)
export type PageSummary = Static<typeof SummarySchema>

export const PAGE_STATUSES = ['draft', 'published', 'changed', 'scheduled'] as const
/** `changed`: published, with a different draft. */
export type PageStatus = (typeof PAGE_STATUSES)[number]

/** A page for staff. Times are UTC milliseconds. */
export interface PageItem {
  id: string
  kind: PageKind
  /** For trashed pages, the previous path. */
  path: string
  /** Title of the draft. */
  title: string
  status: PageStatus
  /** Version of the draft; increased by every save. */
  version: number
  summary: PageSummary
  publishedAt: number | null
  publishAt: number | null
  updatedAt: number
  /** Time and author of the last save. */
  savedAt: number
  savedBy: string | null
  /** Creator; null if not created by staff. */
  createdBy: string | null
  deletedAt: number | null
  /** Field values of the draft; only in lists of one content type. */
  fields?: Record<string, unknown> | undefined
}

export interface PageRevision {
  id: string
  title: string
  createdAt: number
  author: string
  event: 'saved' | 'published' | 'restored'
}

/** A difference between two documents. Page-level props have no id and type. */
export interface DocumentChange {
  kind: 'added' | 'removed' | 'changed' | 'moved'
  id: string
  type: string
  /** A short text from the module. */
  name: string
  /** Names of changed props. */
  fields: string[]
}

/** A page that links to another. */
export interface LinkingPage {
  id: string
  path: string
  title: string
}

/** A requested path that does not exist. */
export interface MissingPath {
  id: string
  /** The path. */
  name: string
  /** Last referring page of this site or external host; empty if unknown. */
  referrer: string
  times: number
  /** UTC milliseconds. */
  lastAt: number
}

const FORM_MESSAGES = [
  'fillIn',
  'fix',
  'contactError',
  'invalidEmail',
  'wrongCaptcha',
  'checkboxLabel',
  'captchaLabel',
  'success',
  'subscriptionFailed',
] as const

const HTTPS_OR_EMPTY = '^(https://[^\\s]+)?$'
const SECURITY_CONTACT = '^(https://[^\\s]+|[^\\s@:]+@[^\\s@:]+\\.[^\\s@:]+)?$'

/** Settings of the site with their defaults. */
export const SettingsSchema = Type.Object(
  {
    siteName: Type.String({ minLength: 1, maxLength: 100, default: 'My site' }),
    tagline: Type.String({ maxLength: 300, default: '' }),
    locale: Type.String({ pattern: '^[a-z]{2,3}(-[A-Z]{2})?$', default: 'en' }),
    timeZone: Type.String({ maxLength: 60, default: 'UTC' }),
    address: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 8, default: [] }),
    footerText: Type.String({ maxLength: 500, default: '' }),
    email: Type.String({ maxLength: 254, pattern: EMAIL, default: '' }),
    /** For security reports: an email address, or a URL. Empty for no `security.txt`. */
    securityContact: Type.String({ maxLength: 300, pattern: SECURITY_CONTACT, default: '' }),
    securityPolicy: Type.String({ maxLength: 300, pattern: HTTPS_OR_EMPTY, default: '' }),
    ...AppearanceSettings,
    ...EmbeddingSettings,
    ...MailSettings,
    ...FormSettings,
    ...PrivacySettings,
    ...DiscussionSettings,
    ...ArchiveSettings,
    ...SearchEngineSettings,
    ...ContentTypeSettings,
    /** Custom texts of forms; empty for the defaults in the site's language. */
    messages: Type.Object(
      Object.fromEntries(
        FORM_MESSAGES.map(name => [name, Type.String({ maxLength: 300, default: '' })]),
      ) as Record<(typeof FORM_MESSAGES)[number], TString>,
      { additionalProperties: false, default: {} },
    ),
  },
  { additionalProperties: false },
)
export type Settings = Static<typeof SettingsSchema>

export * from './archive-schema.ts'
export * from './author-schema.ts'
export * from './choose-template.ts'
export * from './content-schema.ts'
export * from './content-type-schema.ts'
export * from './field-values.ts'
export * from './legal-pages.ts'
export * from './media-schema.ts'
export * from './menu-schema.ts'
export { PRODUCT_SCENE, sceneImage } from './placeholder-scenes.ts'
export * from './popup-name.ts'
export * from './popup-schema.ts'
export { sampleCategories, sampleContent } from './sample.ts'
export {
  ORGANIZATION_KINDS,
  TITLED_KINDS,
  type TitledKind,
  WEEKDAYS,
} from './search-engine-settings.ts'
export * from './template-schema.ts'
export * from './title-pattern.ts'

/** A page of the initial content. */
export interface NewPage {
  path: string
  kind?: PageKind
  /** For templates. */
  template?: TemplateUse
  summary?: PageSummary
  /** Names of terms for posts and projects; created if missing. */
  categories?: string[]
  tags?: string[]
  series?: PageSeries
  /** Original publication time in the past, in UTC milliseconds. */
  publishedAt?: number
  document: PageDocument
}

export function pageDocument(
  root: PageDocument['root']['props'],
  content: PageNode[],
): PageDocument {
  return { schema: 1, upgrades: {}, root: { props: root }, content }
}

/** Creates a node. */
export function node(type: string, id: string, props: Record<string, unknown> = {}): PageNode {
  return { type, props: { id, ...props } }
}
export { DARK_SCHEMES, type DarkScheme } from './settings-schema.ts'
