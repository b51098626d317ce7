import type { KeyOf, Translate } from '#texts'
import type { buildApp } from '../app.ts'
import type { CopyFolder } from './copy-folder.ts'
import type { Links } from './links.ts'
import type { Place } from './places.ts'
import type { exportTexts } from './texts.ts'

/** `from` is the page that asked for it first; empty for what is there anyway. */
export type Wanted = Place & { kind: 'page' | 'file' } & { from: string }

/** What each part of an export works with. */
export interface Run {
  app: Pick<Awaited<ReturnType<typeof buildApp>>, 'inject'>
  copy: CopyFolder
  links: Links
  live: string
  /** Where the copy will be found. */
  url: string | undefined
  problems: { address: string; reason: string }[]
  /** What leads nowhere, with the page that leads there. */
  missing: Map<string, string>
  /** Types of the islands that its pages have. */
  islands: Set<string>
  translate: Translate<KeyOf<typeof exportTexts>>
}
