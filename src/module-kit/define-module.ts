import type { ComponentType } from 'react'
import type { ConsentCategory, Destination, StoredName } from '#base'
import type { FieldSet, FieldShape, ResolvedProps, StoredProps } from './fields.ts'
import type { IconName } from './icons.ts'
import type { MailBlock } from './mail-block.ts'
import type { PageNode } from './node.ts'
import type { KitStyle, PageNeeds } from './page-needs.ts'
import type { RepeatedItem } from './repeat.ts'
import type { Responsive } from './responsive.ts'

/** When a module's script runs in the visitor's browser. */
export type Hydrate = 'never' | 'visible' | 'idle' | 'load' | 'interaction'

/** Attributes for a module's root element: the contract that styles, tests and scripts rely on. */
export interface RootAttributes {
  id: string
  'data-module': string
  className: string
  [attribute: `data-${string}`]: string | undefined
}

/** What a module's component gets: its props, its root attributes, and what its loader answered. */
export type ModuleProps<Set, Data = undefined> =
  Set extends FieldSet<infer Shape>
    ? ResolvedProps<Shape> & { root: RootAttributes; data: Data }
    : never

export type Category = 'Layout' | 'Content' | 'Media' | 'Marketing' | 'Forms' | 'Shop'

/**
 * How its parts act for keyboard and assistive technology: a pattern of the ARIA Authoring Practices Guide, and `contents`, a list
 * of a page's places. `e2e/patterns` has a checker of each.
 */
export type Pattern =
  | 'accordion'
  | 'carousel'
  | 'combobox'
  | 'contents'
  | 'dialog'
  | 'disclosure'
  | 'meter'
  | 'radio'
  | 'slider'
  | 'tabs'
  | 'tooltip'

/** One step forward for stored props; pure, append-only, with a kept sample of what it reads. */
export interface Upgrade {
  sample: Record<string, unknown>
  up(props: Record<string, unknown>): Record<string, unknown>
}

/** Custom properties on the module's root, per screen where the value differs. */
export type ModuleVariables = Record<`--${string}`, Responsive<string | number> | undefined>

export interface ModuleDefinition<Shape extends FieldShape = FieldShape> {
  label: string
  /** Name of an icon of the built-in set. */
  icon: IconName
  category: Category
  description: string
  /** For templates of this part alone, and once in each: offered nowhere else. */
  templatePart?: 'header'
  /** Props of the section that the palette puts around a new one, where that is not a plain section. */
  newSection?: Readonly<Record<string, unknown>>
  /**
   * A page has one of these: where its content has one, a template around it leaves its own out. A function decides by the stored props of the
   * template's module, in which defaults are missing.
   */
  ofPage?: boolean | ((props: Record<string, unknown>) => boolean)
  /** Style sheets of the kit that it shares with others; on a page each stands once, before the modules' own. */
  kitStyles?: readonly KitStyle[]
  props: FieldSet<Shape>
  // biome-ignore lint/suspicious/noExplicitAny: its props are those of `props`, checked by defineModule
  component: ComponentType<any>
  hydrate: Hydrate | ((props: ResolvedProps<Shape>) => Hydrate)
  /** When it has nothing to show; without it, it always has. */
  emptyState?: EmptyState<ResolvedProps<Shape>>
  /**
   * In a copy of the site as files, where no server answers (`vitrine export`): `still` is its HTML without its script, which
   * asks the server; a page that holds a `live` one is left to the live site; an `island` has its script there alone. Without it,
   * it is as everywhere.
   */
  withoutServer?: 'still' | 'live' | 'island'
  /** What it claims to follow, and is held to. */
  patterns?: readonly Pattern[]
  /** What its loader reads of `facts`: who is known by that gets a page of their own (decision 24). */
  asks?: readonly 'member'[]
  /** Whether it keeps anything in the query; without it, it does where its loader has a `query`. */
  readsQuery?(props: ResolvedProps<Shape>): boolean
  /**
   * The parameter by which a link brings a visitor back to what they began here. It is always named with the module's id, since
   * links live longer than what else stands on the page; who comes by it is shown the subject of a split test that the module
   * stands in.
   */
  resumedBy?: string
  variables?(props: ResolvedProps<Shape>): ModuleVariables
  /** What its props make it ask of the page around it; a loader may ask for more. */
  needs?(props: ResolvedProps<Shape>): PageNeeds
  /** Whom its stored props make a visitor's browser ask beside this site, and what consent that waits for. */
  asksOutside?(props: StoredProps<Shape>): readonly OutsideContent[]
  /** What it keeps in visitors' browsers. */
  stores?: readonly StoredName[]
  /**
   * Its loader's answer with the headings of the page that it stands on: for a module that is rendered last, when all others
   * are there.
   */
  // biome-ignore lint/suspicious/noExplicitAny: a loader's answer is typed in the component
  withOutline?(data: any, outline: readonly OutlineEntry[]): object
  /** What of its stored props is probably not meant; the builder says so, and publishes it all the same. */
  warnings?: {
    /** All that it may say, in English; `%{value}` is filled in. */
    texts: readonly string[]
    find(props: StoredProps<Shape>, edited: EditedDocument): readonly ModuleWarning[]
  }
  /**
   * Values that may not be saved or published, with a sentence in English for other programs. Reads stored props, which
   * leave out defaults. `warnings` says the same to staff.
   */
  refuses?(props: Partial<StoredProps<Shape>>): readonly { option: string; message: string }[]
  /** Where its stored props send what visitors enter; a destination of an author waits for an editor (decision 61). */
  sendsTo?(props: Partial<StoredProps<Shape>>): readonly Destination[]
  /** What it is in a mail, where only text, images and links are understood; without it, a letter leaves it out. */
  toMail?(props: ResolvedProps<Shape>): readonly MailBlock[]
  /**
   * Of its loader's answer, the items for which what stands in its slots is shown, as often as there are items; each is a page to
   * the modules there. Its component finds them as `data.slots`.
   */
  // biome-ignore lint/suspicious/noExplicitAny: a loader's answer is typed in the component
  repeats?(data: any): readonly RepeatedItem[]
  /** What an island is sent of its loader's answer; without it, all. The HTML already shows the rest. */
  // biome-ignore lint/suspicious/noExplicitAny: a loader's answer is typed in the component
  toIslandData?(data: any): object
  /** Props of a new one that shows what stands at a pasted address; undefined where another module is for it, or none. */
  fromAddress?(address: string): Record<string, unknown> | undefined
  upgrades?: Upgrade[]
  /** Stored props after an editor changed some: lets others follow. Nodes that it adds get their ids from the builder. */
  adapt?(next: Record<string, unknown>, before: Record<string, unknown>): Record<string, unknown>
}

/** A module that has nothing to show: visitors get nothing in its place, the canvas a placeholder with one button. */
export interface EmptyState<Props> {
  /** @param data Its loader's answer; undefined where it has none, or was not asked yet. */
  when(props: Props, data?: unknown): boolean
  /** The option that the button leads to. */
  option: string
  button: string
  /** What the placeholder draws. */
  shape: 'image' | 'video' | 'grid' | 'halves' | 'lines'
}

/** The document that a module is edited in. */
export interface EditedDocument {
  /** `page`, `post`, `template`, `block` …; undefined where it is not known. */
  kind?: string | undefined
}

export interface ModuleWarning {
  /** One of `texts`. */
  text: string
  value?: string
  /** Beside which option it is said, too: the path through the props, such as `slides.0.endSeconds`. */
  option?: string
}

/** What comes from elsewhere: hosts, by their names. */
export interface OutsideContent {
  category: ConsentCategory
  hosts: readonly string[]
}

/** A heading of a page. */
export interface OutlineEntry {
  /** Of an element that a link can name. */
  id: string
  /** From 2 to 4. */
  level: number
  text: string
}

export type AnyModule = ModuleDefinition

/** Says what a node type is. The folder's name is the type, forever. */
export function defineModule<Shape extends FieldShape>(
  definition: ModuleDefinition<Shape> & {
    // biome-ignore lint/suspicious/noExplicitAny: a loader's answer is typed in the component
    component: ComponentType<ResolvedProps<Shape> & { root: RootAttributes; data: any }>
  },
): AnyModule {
  return definition as unknown as AnyModule
}

/**
 * What a new module begins as, where that is more than its defaults: neutral text that says what belongs there. Until it is
 * replaced, publishing warns of it.
 */
export type Start = Record<string, unknown>

/** A realistic node, for the gallery, the conformance suite, screenshots and benchmarks. */
export interface Example<Data = unknown> {
  name: string
  props: Omit<PageNode['props'], 'id'> & { id?: string }
  /** Of a module with a loader: what it would answer. The example is shown with this. */
  data?: Data
  /** What those of the modules in its slots would answer, by id. */
  inner?: Record<string, unknown>
}
