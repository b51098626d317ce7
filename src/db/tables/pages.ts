import type { Generated } from 'kysely'

export interface PageTables {
  pages: {
    id: string
    /** `page`, `post`, `project`, `template` …, or `type:<key>` of a content type of the owner's. */
    kind: string
    /** `/about`; unique. What is in the trash gives its path free and has `trash:<id>`. */
    path: string
    title: string
    /** The document being edited; JSON. */
    draft: string
    /** What visitors get; JSON, null while never published or taken back. */
    published: string | null
    /** The title of what visitors get; null where they get nothing. */
    published_title: string | null
    published_at: number | null
    /** When the draft is to be published by itself. */
    publish_at: number | null
    /** Card data for lists: excerpt, picture, author; JSON. */
    summary: string
    created_at: number
    updated_at: number
    /** Raised by every save; an editor sends the one it read. */
    version: number
    /** When the draft was last saved, and the name of who did; null for what is older than these columns. */
    saved_at: number | null
    saved_by: string | null
    /** When it was moved to the trash, and where it was. */
    deleted_at: number | null
    trashed_path: string | null
    /** Id of the staff member who made it; null for a command, or what is older than this column. */
    created_by: string | null
    /** Preview links that were issued until then are no longer valid; UTC milliseconds. */
    previews_revoked_at: number | null
  }
  /** Categories and tags of posts and of projects. */
  terms: {
    id: string
    /** Of what: `post`, `project` or `type:<key>`. */
    kind: string
    /** `category`, `tag` or `series`. */
    taxonomy: string
    /** In addresses; unique within its kind and taxonomy. */
    slug: string
    name: string
    /** Plain text, shown where its pages are listed. */
    description: string
    /** The category that it is part of; null at the top. */
    parent_id: string | null
    /** Lower comes first; equal ones by name. */
    position: number
  }
  /** Who writes on the site: profiles of those whom pages name as their author. */
  authors: {
    id: string
    /** Unique: pages name it. */
    name: string
    /** In addresses; unique. */
    slug: string
    role: string
    bio: string
    /** A media id. */
    portrait: string | null
    /** List of `{ label, url }`; JSON. */
    links: string
  }
  /** `position`: of a series, which part the page is; null for the order of dates. */
  page_terms: { page_id: string; term_id: string; position: number | null }
  /**
   * Which lists a page is in, as visitors get it: `post`, `term:<id>` with what is below that category, `author:post:<name>`. The date and
   * the title stand beside it, as lists are sorted by them.
   */
  page_listings: { list_id: string; page_id: string; published_at: number; title_key: string }
  /** How many pages a list has. */
  page_lists: { id: string; pages: number }
  /** What published pages say in the fields of their content type: `type:event/date`; of a field with several, in their order. */
  page_fields: {
    page_id: string
    field: string
    position: number
    /** Its beginning; dates as the site's clock shows them. Empty of numbers. */
    text_value: string
    number_value: number | null
  }
  /** Which pages a page of the kind `template` is for; without a row, for none. */
  templates: {
    page_id: string
    /** `header`, `body` or `footer`. */
    part: string
    /** `{ include, exclude }`; JSON. */
    conditions: string
    /** When the conditions were changed last. */
    changed_at: number
    /** The theme that it belongs to: it is for pages while that is the site's. Null for one of the owner's own. */
    theme: string | null
  }
  /** Layout blocks that open over pages, and over which. */
  popups: {
    page_id: string
    is_on: number
    /** `{ include, exclude }`; JSON. */
    conditions: string
    /** When it was first said. */
    changed_at: number
  }
  /** What became of them; the day is that of the site's clocks, as `2026-11-23`. */
  popup_counts: { page_id: string; day: string; shown: number; closed: number; converted: number }
  page_revisions: {
    id: string
    page_id: string
    document: string
    title: string
    created_at: number
    /** A name, as it was then. */
    author: string
    /** Null for a command, the schedule, or what is older than this column. */
    author_id: string | null
    /** `saved`, `published` or `restored`. */
    event: string
    /** When its author saved over it last; null for never. */
    updated_at: number | null
  }
  menus: {
    id: string
    /** What the owner calls it. */
    name: string
    /** `header`, `footer`, or null for nowhere. */
    location: string | null
    /** Order among those in one place. */
    position: number
    /** JSON; an entry that leads to a page holds its id. */
    items: string
    updated_at: number
  }
  redirects: {
    from_path: string
    to_path: string
    status: number
    created_at: number
    /** How often somebody was led on by it, and when last. */
    hits: Generated<number>
    last_hit_at: number | null
  }
  /** What visitors asked for and did not find; the page of this site, or the other site, that led there last. */
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
    /** `#rrggbb` shown until the picture is there. */
    colour: string | null
    alt: string
    /** Widths that exist as AVIF and WebP; JSON list. */
    widths: string
    /** SHA-256 of what was uploaded; the same file is kept once. */
    digest: string
    created_at: number
    /** `Products/Spring`; empty at the top. */
    folder: string
    /** What a crop keeps in view, in percent; null for the middle. */
    focus_x: number | null
    focus_y: number | null
    /** Raised when the file is replaced: each has addresses of its own. */
    version: number
    /** In the trash since then. */
    deleted_at: number | null
    /** Of a film or a sound, where it is known. */
    duration_ms: number | null
    /** How far what is made of a film or a sound is: `waiting`, `done`, `failed` or `unavailable`; null for what needs nothing. */
    preparation: Generated<string | null>
    /** How often that was begun. */
    preparation_tries: Generated<number>
    /** How many small pictures there are for the rail of the player. */
    rail_thumbnails: Generated<number>
    /** Captions, subtitles, chapters and descriptions of a film; JSON list. */
    tracks: Generated<string>
  }
}
