import type { TSchema } from 'typebox'
import type { ResolvedImage } from './image.ts'
import type { PageLink } from './link.ts'
import type { PageNode } from './node.ts'
import type { ResolvedIcon } from './resolved-icon.ts'
import type { Screen } from './responsive.ts'
import type { Slot } from './server-html.tsx'
import type { FindVariable } from './variable.ts'

/** A file of the media library as a component gets it. */
export interface ResolvedFile {
  src: string
  mime: string
  /** Of what has one by itself. */
  width?: number
  height?: number
  /** Of a film or a sound, where that is known. */
  durationSeconds?: number
  /** When it came into the library. */
  uploadedAt?: number
  /** What a film of the library shows until it plays. */
  poster?: ResolvedImage
  /** The track that has the small pictures of the player's rail. */
  thumbnails?: string
  /** Captions and the like that belong to it in the library. */
  tracks?: readonly OwnTrack[]
}

export interface OwnTrack {
  src: string
  kind: 'captions' | 'subtitles' | 'chapters' | 'descriptions'
  language: string
}

/** Where the builder shows a control; people think in this order. */
export type FieldGroup = 'content' | 'design' | 'behaviour'

/** What every kind of field is told. */
export interface FieldOptions {
  label: string
  help?: string
  group?: FieldGroup
  permission?: FieldPermission
  onlyFor?: OnlyFor
  labelFor?: LabelFor
}

/** Labels that take the place of the field's own while another field beside it, by name, has this value. */
export type LabelFor = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The builder offers a field while others beside it, by name, have one of these values. */
export type OnlyFor = Readonly<Record<string, readonly unknown[]>>

/** What only some of the staff may set. */
export type FieldPermission = 'code.write'

/** The builder's control for a value: a kind of input with what that kind needs to know. */
export type Control = { input: string } & Record<string, unknown>

/** Ids that a document mentions, gathered first so that each table is asked once. */
export interface References {
  media: Set<string>
  pages: Set<string>
  icons: Set<string>
  /** What stands for pictures and links: these are looked up with them. */
  variables: Set<string>
  /** By id: their backgrounds are looked up too. */
  presets: Set<string>
  /** Types of modules whose default presets apply. */
  defaultPresets: Set<string>
}

export function noReferences(): References {
  return {
    media: new Set(),
    pages: new Set(),
    icons: new Set(),
    variables: new Set(),
    presets: new Set(),
    defaultPresets: new Set(),
  }
}

/** Turns what is stored into what a component is given. Answers undefined for what no longer exists. */
export interface Resolver {
  image(id: string): ResolvedImage | undefined
  file(id: string): ResolvedFile | undefined
  href(link: PageLink): string | undefined
  icon(name: string): ResolvedIcon | undefined
  slot(nodes: PageNode[]): Slot
  /** Without it, no variable is known. */
  variable?: FindVariable
}

export interface Cleaner {
  /** Rich text without anything that could run or restyle the page. */
  html(html: string): string
}

/**
 * One prop of a module: its schema, its default and its control in one place. `Stored` is what the document
 * holds, `Live` what the component gets.
 */
export interface Field<Stored, Live = Stored> {
  kind: string
  label: string
  help?: string | undefined
  group: FieldGroup
  /** Without it, whoever edits the page sets it. */
  permission?: FieldPermission | undefined
  /** Without it, it is always offered. */
  onlyFor?: OnlyFor | undefined
  labelFor?: LabelFor | undefined
  schema: TSchema
  control: Control
  default: Stored
  collect?(value: Stored, references: References): void
  /** `screen`: the one that the value is for. */
  resolve?(value: Stored, resolver: Resolver, screen: Screen): Live
  clean?(value: Stored, cleaner: Cleaner): Stored
  /** What the browser needs of a value that the server has already written into the HTML. */
  toIsland?(value: Live): unknown
  /** Slots below this field, for walks through the tree; none in what is no value of it. */
  slots?(value: Stored): SlotPlace[]
}

/** Child nodes found in a prop, and the way to them. */
export interface SlotPlace {
  path: string
  nodes: readonly unknown[]
}

// biome-ignore lint/suspicious/noExplicitAny: any field, whatever it stores
export type AnyField = Field<any, any>

export type StoredOf<F> = F extends Field<infer Stored, infer _Live> ? Stored : never
export type LiveOf<F> = F extends Field<infer _Stored, infer Live> ? Live : never

export function baseOf(options: FieldOptions) {
  const { label, help, group = 'content', permission, onlyFor, labelFor } = options
  return { label, help, group, permission, onlyFor, labelFor } as const
}

/** The label of a field beside these values. */
export function labelOf(
  { label, labelFor }: Pick<AnyField, 'label' | 'labelFor'>,
  values: Readonly<Record<string, unknown>>,
  beside: Readonly<Record<string, AnyField>>,
): string {
  for (const [name, labels] of Object.entries(labelFor ?? {})) {
    const found = labels[String(values[name] ?? beside[name]?.default)]
    if (found) return found
  }
  return label
}

/** Whether the builder offers a field beside these values; what is left out of them has its default. */
export function isOffered(
  { onlyFor }: Pick<AnyField, 'onlyFor'>,
  values: Readonly<Record<string, unknown>>,
  beside: Readonly<Record<string, AnyField>>,
): boolean {
  return Object.entries(onlyFor ?? {}).every(([name, wanted]) =>
    wanted.includes(values[name] ?? beside[name]?.default),
  )
}
