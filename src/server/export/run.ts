import type { KeyOf, Translate } from '#texts'
import type { buildApp } from '../app.ts'
import type { CopyFolder } from './copy-folder.ts'
import type { Links } from './links.ts'
import type { Place } from './places.ts'
import type { exportTexts } from './texts.ts'

export type Wanted = Place & { kind: 'page' | 'file' }

/** What each part of an export works with. */
export interface Run {
  app: Pick<Awaited<ReturnType<typeof buildApp>>, 'inject'>
  copy: CopyFolder
  links: Links
  live: string
  /** Where the copy will be found. */
  url: string | undefined
  problems: { address: string; reason: string }[]
  /** Types of the islands that its pages have. */
  islands: Set<string>
  translate: Translate<KeyOf<typeof exportTexts>>
}
