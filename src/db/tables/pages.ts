import type { Generated } from 'kysely'

export interface PageTables {
  pages: {
    id: string
    /** `page`, `post`, `project`, `template` …, or `type:<key>` for custom content types. */
    kind: string
    /** `/about`; unique. Trashed pages free their path and have `trash:<id>`. */
    path: string
    title: string
    /** JSON of the edited document. */
    draft: string
    /** JSON of the public document; null if never published or unpublished. */
    published: string | null
    /** Title of the public document; null if there is none. */
    published_title: string | null
    published_at: number | null
    /** Scheduled publication time. */
    publish_at: number | null
    /** JSON card data for lists: excerpt, image, author. */
    summary: string
    created_at: number
    updated_at: number
    /** Increased by every save. Editors send the version they loaded. */
    version: number
    /** Time and author of the last save; null for older rows. */
    saved_at: number | null
    saved_by: string | null
    /** Time of trashing and the previous path. */
    deleted_at: number | null
    trashed_path: string | null
    /** Staff account that created it; null for commands and older rows. */
    created_by: string | null
    /** Preview links issued before this time are invalid (UTC milliseconds). */
    previews_revoked_at: number | null
  }
  /** Categories, tags and series. */
  terms: {
    id: string
    /** `post`, `project` or `type:<key>`. */
    kind: string
    /** `category`, `tag` or `series`. */
    taxonomy: string
    /** Part of the URL; unique within its kind and taxonomy. */
    slug: string
    name: string
    /** Plain text, shown on archive pages. */
    description: string
    /** Parent category; null at the top level. */
    parent_id: string | null
    /** Ascending; ties are sorted by name. */
    position: number
  }
  /** Profiles of authors. */
  authors: {
    id: string
    /** Unique: pages refer to it. */
    name: string
    /** Part of the URL; unique. */
    slug: string
    role: string
    bio: string
    /** Media id. */
    portrait: string | null
    /** JSON list of `{ label, url }`. */
    links: string
  }
  /** `position` is the place within a series; null for date order. */
  page_terms: { page_id: string; term_id: string; position: number | null }
  /**
   * Lists that contain a published page: `post`, `term:<id>` including subcategories,
   * `author:post:<name>`. Date and title are copied for sorting.
   */
  page_listings: { list_id: string; page_id: string; published_at: number; title_key: string }
  /** Number of pages per list. The version is incremented when its pages or their sort keys change. */
  page_lists: { id: string; pages: number; version: Generated<number> }
  /**
   * Values of custom content type fields on published pages, by `type:event/date`. Multiple values
   * keep their order.
   */
  page_fields: {
    page_id: string
    field: string
    position: number
    /** Prefix of the text; dates in the site's time zone. Empty for numbers. */
    text_value: string
    number_value: number | null
  }
  /** Conditions of pages of kind `template`. A template without a row applies to no page. */
  templates: {
    page_id: string
    /** `header`, `body` or `footer`. */
    part: string
    /** JSON `{ include, exclude }`. */
    conditions: string
    /** Last change of the conditions. */
    changed_at: number
    /** Theme it belongs to; it applies while that theme is active. Null for the owner's own templates. */
    theme: string | null
  }
  /** Layout blocks that open over pages, and their conditions. */
  popups: {
    page_id: string
    is_on: number
    /** JSON `{ include, exclude }`. */
    conditions: string
    /** When the conditions were first set. */
    changed_at: number
  }
  /** Daily statistics of popups. `day` is in the site's time zone, such as `2026-11-23`. */
  popup_counts: { page_id: string; day: string; shown: number; closed: number; converted: number }
  page_revisions: {
    id: string
    page_id: string
    document: string
    title: string
    created_at: number
    /** Name at that time. */
    author: string
    /** Null for commands, scheduled publications and older rows. */
    author_id: string | null
    /** `saved`, `published` or `restored`. */
    event: string
    /** Last time its author saved over it; null if never. */
    updated_at: number | null
  }
  menus: {
    id: string
    /** Name given by the owner. */
    name: string
    /** `header`, `footer` or null. */
    location: string | null
    /** Order within its location. */
    position: number
    /** JSON. Entries that link to a page store its id. */
    items: string
    updated_at: number
  }
  redirects: {
    from_path: string
    to_path: string
    status: number
    created_at: number
    /** How often the redirect was followed, and the last time. */
    hits: Generated<number>
    last_hit_at: number | null
  }
  /** Paths that visitors requested without success, with the last referring page or site. */
  missing_paths: { path: string; referrer: string; times: number; last_at: number }
  settings: { key: string; value: string; updated_at: number }
  media: {
    id: string
    /** `image`, `svg`, `video`, `audio` or `file`. */
    kind: string
    file_name: string
    mime: string
    bytes: number
    width: number | null
    height: number | null
    /** Placeholder color `#rrggbb` while the image loads. */
    colour: string | null
    alt: string
    /** JSON list of the widths that exist as AVIF and WebP. */
    widths: string
    /** SHA-256 of the upload, to store equal files once. */
    digest: string
    created_at: number
    /** `Products/Spring`; empty for the top level. */
    folder: string
    /** Focal point for crops, in percent; null for the center. */
    focus_x: number | null
    focus_y: number | null
    /** Increased when the file is replaced, which changes its URLs. */
    version: number
    /** Time of trashing. */
    deleted_at: number | null
    /** Duration of video or audio, if known. */
    duration_ms: number | null
    /**
     * State of background processing of video or audio: `waiting`, `done`, `failed` or
     * `unavailable`; null if none is needed.
     */
    preparation: Generated<string | null>
    /** Number of processing attempts. */
    preparation_tries: Generated<number>
    /** Number of seek bar thumbnails. */
    rail_thumbnails: Generated<number>
    /** JSON list of captions, subtitles, chapters and descriptions. */
    tracks: Generated<string>
  }
}
