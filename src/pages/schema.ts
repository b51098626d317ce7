import Type, { type Static, type TString } from 'typebox'
import type { PageDocument, PageNode } from '#module-kit'
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
  DiscussionSettings,
  EMAIL,
  EmbeddingSettings,
  FormSettings,
  LookSettings,
  MailSettings,
  PrivacySettings,
} from './settings-schema.ts'
import type { TemplateUse } from './template-schema.ts'

/** A `template` is around other pages, a `block` is shown on them, a `preset` begins new modules; visitors have no address for these. */
export type { RedirectImport } from './import-redirects.ts'

export const PAGE_KINDS = ['page', 'post', 'project', 'template', 'block', 'preset'] as const
/** Of the program, or of the owner's own content types. */
export type PageKind = (typeof PAGE_KINDS)[number] | CustomKind

const closed = <Value extends string>(kinds: readonly string[]) =>
  Type.Unsafe<Value>(Type.String({ pattern: `^(${[...kinds, CUSTOM_KIND_PATTERN].join('|')})$` }))
export const PageKindSchema = closed<PageKind>(PAGE_KINDS)
export const ContentKindSchema = closed<ContentKind>(CONTENT_KINDS)

export const isPageKind = (kind: string): kind is PageKind =>
  (PAGE_KINDS as readonly string[]).includes(kind) || isCustomKind(kind)

/** Where a page lives: `/`, `/about`, `/blog/first-post`. No file names, no dots, no trailing slash. */
export const PATH_PATTERN = '^/$|^(/[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}_-]{0,99}){1,8}$'

/** What lists and cards show of a page. */
export const SummarySchema = Type.Object(
  {
    excerpt: Type.Optional(Type.String({ maxLength: 1000 })),
    image: Type.Optional(Type.String({ maxLength: 100 })),
    author: Type.Optional(Type.String({ maxLength: 200 })),
    /** Whether visitors may comment, where that differs from the settings. */
    comments: Type.Optional(Type.Unsafe<'on' | 'off'>(Type.Enum(['on', 'off']))),
  },
  { additionalProperties: false },
)
export type PageSummary = Static<typeof SummarySchema>

export const PAGE_STATUSES = ['draft', 'published', 'changed', 'scheduled'] as const
/** `changed`: published, but the draft differs. */
export type PageStatus = (typeof PAGE_STATUSES)[number]

/** A page as those see it who work on the site. Times are UTC milliseconds. */
export interface PageItem {
  id: string
  kind: PageKind
  /** For what is in the trash, where it was. */
  path: string
  /** Of the draft. */
  title: string
  status: PageStatus
  /** Of the draft; raised by every save. */
  version: number
  summary: PageSummary
  publishedAt: number | null
  publishAt: number | null
  updatedAt: number
  /** When the draft was last saved, and by whom. */
  savedAt: number
  savedBy: string | null
  /** Id of the staff member who made it; null for what no staff member made. */
  createdBy: string | null
  deletedAt: number | null
  /** What the draft says in the fields of its content type; in lists of one type only. */
  fields?: Record<string, unknown> | undefined
}

export interface PageRevision {
  id: string
  title: string
  createdAt: number
  author: string
  event: 'saved' | 'published' | 'restored'
}

/** One difference between two documents. The document's own settings have no id and no type. */
export interface DocumentChange {
  kind: 'added' | 'removed' | 'changed' | 'moved'
  id: string
  type: string
  /** A few words out of the module. */
  name: string
  /** What changed: names of props. */
  fields: string[]
}

/** A page that has a link to another. */
export interface LinkingPage {
  id: string
  path: string
  title: string
}

/** An address that visitors asked for and did not find. */
export interface MissingPath {
  id: string
  /** The path itself. */
  name: string
  /** The page of this site that led there last, or the host of another; empty for neither. */
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

/** The owner's settings, with what holds when nothing was set. */
export const SettingsSchema = Type.Object(
  {
    siteName: Type.String({ minLength: 1, maxLength: 100, default: 'My site' }),
    tagline: Type.String({ maxLength: 300, default: '' }),
    locale: Type.String({ pattern: '^[a-z]{2,3}(-[A-Z]{2})?$', default: 'en' }),
    timeZone: Type.String({ maxLength: 60, default: 'UTC' }),
    address: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 8, default: [] }),
    footerText: Type.String({ maxLength: 500, default: '' }),
    email: Type.String({ maxLength: 254, pattern: EMAIL, default: '' }),
    ...LookSettings,
    ...EmbeddingSettings,
    ...MailSettings,
    ...FormSettings,
    ...PrivacySettings,
    ...DiscussionSettings,
    ...ArchiveSettings,
    ...SearchEngineSettings,
    ...ContentTypeSettings,
    /** What forms say instead of the program's own words in the site's language; empty for those. */
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
export { sceneFor, sceneImage } from './placeholder-scenes.ts'
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

/** A page that a new site begins with. */
export interface NewPage {
  path: string
  kind?: PageKind
  /** Of a template. */
  template?: TemplateUse
  summary?: PageSummary
  /** Names; made where they are missing. Of posts and projects. */
  categories?: string[]
  tags?: string[]
  series?: PageSeries
  /** When it was published, where that was before now; UTC milliseconds. */
  publishedAt?: number
  document: PageDocument
}

export function pageDocument(
  root: PageDocument['root']['props'],
  content: PageNode[],
): PageDocument {
  return { schema: 1, upgrades: {}, root: { props: root }, content }
}

/** A node in one line. */
export function node(type: string, id: string, props: Record<string, unknown> = {}): PageNode {
  return { type, props: { id, ...props } }
}
export { DARK_SCHEMES, type DarkScheme } from './settings-schema.ts'
