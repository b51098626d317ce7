import type { TSchema } from 'typebox'
import type { ResolvedImage } from './image.ts'
import type { PageNode } from './node.ts'
import type { PageLink, References, ResolvedIcon } from './resolved-values.ts'
import type { Screen } from './responsive.ts'
import type { Slot } from './server-html.tsx'
import type { FindVariable } from './variable.ts'

/** A media file as a component receives it. */
export interface ResolvedFile {
  src: string
  mime: string
  /** If the file has one. */
  width?: number
  height?: number
  /** Duration of video or audio, if known. */
  durationSeconds?: number
  /** Upload time. */
  uploadedAt?: number
  /** Poster of a video. */
  poster?: ResolvedImage
  /** Track with thumbnails for the position bar. */
  thumbnails?: string
  /** Captions and other tracks of the file in the library. */
  tracks?: readonly OwnTrack[]
}

export interface OwnTrack {
  src: string
  kind: 'captions' | 'subtitles' | 'chapters' | 'descriptions'
  language: string
}

/** Groups of the builder's options, in order. */
export type FieldGroup = 'content' | 'design' | 'behaviour'

/** Options of every field. */
export interface FieldOptions {
  label: string
  help?: string
  group?: FieldGroup
  permission?: FieldPermission
  onlyFor?: OnlyFor
  labelFor?: LabelFor
}

/** Labels that replace the field's label while another field has a given value. */
export type LabelFor = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Shows a field in the builder only while other fields have one of these values. */
export type OnlyFor = Readonly<Record<string, readonly unknown[]>>

/** Permission required to change the field. */
export type FieldPermission = 'code.write'

/** Control in the builder: its kind of input and parameters. */
export type Control = { input: string } & Record<string, unknown>

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

/** Resolves stored references for components. Returns undefined for deleted items. */
export interface Resolver {
  image(id: string): ResolvedImage | undefined
  file(id: string): ResolvedFile | undefined
  href(link: PageLink): string | undefined
  icon(name: string): ResolvedIcon | undefined
  slot(nodes: PageNode[]): Slot
  /** Without it, variables are not resolved. */
  variable?: FindVariable
}

export interface Cleaner {
  /** Sanitizes rich text: no scripts and no global styles. */
  html(html: string): string
}

/**
 * A prop of a module: schema, default and control. `Stored` is its type in documents, `Live` in
 * components.
 */
export interface Field<Stored, Live = Stored> {
  kind: string
  label: string
  help?: string | undefined
  group: FieldGroup
  /** By default every editor can change it. */
  permission?: FieldPermission | undefined
  /** By default it is always shown. */
  onlyFor?: OnlyFor | undefined
  labelFor?: LabelFor | undefined
  schema: TSchema
  control: Control
  default: Stored
  collect?(value: Stored, references: References): void
  /** `screen`: the screen size that the value is for. */
  resolve?(value: Stored, resolver: Resolver, screen: Screen): Live
  clean?(value: Stored, cleaner: Cleaner): Stored
  /** Browser value, if the server's HTML already contains the actual one. */
  toIsland?(value: Live): unknown
  /** Slots below this field for tree traversal; empty for invalid values. */
  slots?(value: Stored): SlotChildren[]
}

/** Child nodes in a prop, and their path. */
export interface SlotChildren {
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

/** Label of a field, given the values of its siblings. */
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

/** Whether the builder shows a field, given the values of its siblings. Missing values have their default. */
export function isOffered(
  { onlyFor }: Pick<AnyField, 'onlyFor'>,
  values: Readonly<Record<string, unknown>>,
  beside: Readonly<Record<string, AnyField>>,
): boolean {
  return Object.entries(onlyFor ?? {}).every(([name, wanted]) =>
    wanted.includes(values[name] ?? beside[name]?.default),
  )
}
