import type { ComponentType } from 'react'
import type { ConsentCategory, Destination, StoredName } from '#base'
import type { Catalogue } from '#texts'
import type { FieldSet, FieldShape, ResolvedProps, StoredProps } from './field-set.ts'
import type { IconName } from './icons.ts'
import type { MailBlock } from './mail-block.ts'
import type { PageNode } from './node.ts'
import type { PageNeeds, SharedStyle } from './page-needs.ts'
import type { RepeatedItem } from './repeat.ts'
import type { Responsive } from './responsive.ts'

/**
 * When a module's script runs in the visitor's browser. `activity`: when visible, but not before
 * the visitor uses the page; for modules whose HTML works until then.
 */
export const HYDRATE = ['never', 'visible', 'activity', 'idle', 'load', 'interaction'] as const
export type Hydrate = (typeof HYDRATE)[number]

/** Attributes for a module's root element: the contract that styles, tests and scripts rely on. */
export interface RootAttributes {
  id: string
  'data-module': string
  className: string
  [attribute: `data-${string}`]: string | undefined
}

/** Props of a module's component: field values, root attributes, and the loader's data. */
export type ModuleProps<Set, Data = undefined> =
  Set extends FieldSet<infer Shape>
    ? ResolvedProps<Shape> & { root: RootAttributes; data: Data }
    : never

/** Groups of modules in the palette, in display order. */
export const CATEGORIES = ['Layout', 'Content', 'Media', 'Marketing', 'Forms', 'Shop'] as const
export type Category = (typeof CATEGORIES)[number]

/**
 * Keyboard and screen reader behavior: a pattern of the ARIA Authoring Practices Guide, or
 * `contents` for a table of contents. `e2e/patterns` has a checker for each.
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

/** Upgrade step for stored props. Pure and append-only, with a sample of its input. */
export interface Upgrade {
  sample: Record<string, unknown>
  up(props: Record<string, unknown>): Record<string, unknown>
}

/** CSS custom properties of the module's root, per screen size where the value differs. */
export type ModuleVariables = Record<`--${string}`, Responsive<string | number> | undefined>

export interface ModuleDefinition<Shape extends FieldShape = FieldShape> {
  label: string
  /** Name of a built-in icon. */
  icon: IconName
  category: Category
  description: string
  /** Only for templates of this part, once in each. */
  templatePart?: 'header'
  /** Props of the section that the palette creates around the module, if they differ from the default. */
  newSection?: Readonly<Record<string, unknown>>
  /**
   * The module exists once per page: a template omits it if the page's content contains it. A
   * function decides by the stored props of the template's module, without defaults.
   */
  ofPage?: boolean | ((props: Record<string, unknown>) => boolean)
  /**
   * Shared style sheets that it uses. A page includes each once, before the modules' styles.
   */
  sharedStyles?: readonly SharedStyle[]
  props: FieldSet<Shape>
  // biome-ignore lint/suspicious/noExplicitAny: its props are those of `props`, checked by defineModule
  component: ComponentType<any>
  hydrate: Hydrate | ((props: ResolvedProps<Shape>) => Hydrate)
  /** When it has nothing to show. Default: never. */
  emptyState?: EmptyState<ResolvedProps<Shape>>
  /**
   * Behavior in a static export (`vitrine export`); required with actions. `still`: its HTML without
   * script, with a link to the live page in place of each form that posts. `live`: a page that
   * contains it is not exported, and links lead to the live site. `island`: it has a script only in
   * the export. Default: unchanged.
   */
  withoutServer?: 'still' | 'live' | 'island'
  /** Patterns that tests check. */
  patterns?: readonly Pattern[]
  /**
   * Visitor facts that its loader reads. Visitors to whom they apply get a page of their own
   * (decision 24).
   */
  asks?: readonly 'member'[]
  /** Whether it stores state in the query. Default: if its loader has `query`. */
  readsQuery?(props: ResolvedProps<Shape>): boolean
  /**
   * State in the query that modules of several types share: those with the same subject use the
   * parameters of the first, whose `query` reads them for all. Default: each module has its own.
   */
  sharesQuery?(props: ResolvedProps<Shape>): { kind: string; subject: string }
  /**
   * Query parameter of links that let visitors continue something. Always prefixed with the
   * module's id, because links outlive the page's layout. The link shows the split-test subject
   * that contains the module.
   */
  resumeParameter?: string
  variables?(props: ResolvedProps<Shape>): ModuleVariables
  /** Head elements and policy sources that its props require; a loader may add more. */
  needs?(props: ResolvedProps<Shape>): PageNeeds
  /** External hosts that its stored props make browsers request, with the category of consent. */
  asksOutside?(props: StoredProps<Shape>): readonly OutsideContent[]
  /** Browser storage that it uses. */
  stores?: readonly StoredName[]
  /** Changes its loader's data with the headings of the page. Such a module is rendered last. */
  // biome-ignore lint/suspicious/noExplicitAny: a loader's answer is typed in the component
  renderWithOutline?(data: any, outline: readonly OutlineEntry[]): object
  /** Probable mistakes in its stored props. The builder shows them but allows publishing. */
  warnings?: {
    /** All possible warnings in English; `{value}` is a placeholder. */
    texts: readonly string[]
    find(props: StoredProps<Shape>, edited: EditedDocument): readonly ModuleWarning[]
  }
  /**
   * Values that may not be saved or published, with a sentence in English for other programs. Reads
   * stored props, which leave out defaults. `warnings` says the same to staff.
   */
  refuses?(props: Partial<StoredProps<Shape>>): readonly { option: string; message: string }[]
  /**
   * Destinations of visitors' data in its stored props. Those of an author wait for approval by an
   * editor (decision 61).
   */
  sendsTo?(props: Partial<StoredProps<Shape>>): readonly Destination[]
  /**
   * Its content in a mail, which supports only text, images and links. Without it, campaigns omit
   * the module.
   */
  toMail?(props: ResolvedProps<Shape>): readonly MailBlock[]
  /**
   * Items of the loader's data for which its slots are repeated. Modules in a slot treat the item
   * as their page. The component receives them as `data.slots`.
   */
  // biome-ignore lint/suspicious/noExplicitAny: a loader's answer is typed in the component
  repeats?(data: any): readonly RepeatedItem[]
  /** Texts in parts that only the server renders. They are not sent to its island. */
  serverTexts?: readonly Catalogue<never>[]
  /** Part of the loader's data that its island needs. Default: all. */
  // biome-ignore lint/suspicious/noExplicitAny: a loader's answer is typed in the component
  toIslandData?(data: any): object
  /** Props of a new module for a pasted URL; undefined if the module does not support it. */
  fromAddress?(address: string): Record<string, unknown> | undefined
  upgrades?: Upgrade[]
  /** Adjusts stored props after an editor changed some. The builder assigns ids to added nodes. */
  adapt?(next: Record<string, unknown>, before: Record<string, unknown>): Record<string, unknown>
}

/**
 * A module that has nothing to show: visitors get nothing in its place, the canvas a placeholder
 * with one button.
 */
export interface EmptyState<Props> {
  /** @param data The loader's data; undefined without a loader or before it ran. */
  when(props: Props, data?: unknown): boolean
  /** Option that the button opens. */
  option: string
  button: string
  /** Shape drawn on the placeholder. */
  shape: 'image' | 'video' | 'grid' | 'halves' | 'lines'
}

/** The edited document. */
export interface EditedDocument {
  /** `page`, `post`, `template`, `block` …; undefined if unknown. */
  kind?: string | undefined
}

export interface ModuleWarning {
  /** One of `texts`. */
  text: string
  value?: string
  /** Path of the option beside which the warning is shown, for example `slides.0.endSeconds`. */
  option?: string
}

/** Hosts of external content. */
export interface OutsideContent {
  category: ConsentCategory
  hosts: readonly string[]
}

/** A heading of a page. */
export interface OutlineEntry {
  /** Id of the element that links can refer to. */
  id: string
  /** From 2 to 4. */
  level: number
  text: string
}

export type AnyModule = ModuleDefinition

/** Defines a module. The folder's name is its stored type and never changes. */
export function defineModule<Shape extends FieldShape>(
  definition: ModuleDefinition<Shape> & {
    // biome-ignore lint/suspicious/noExplicitAny: a loader's answer is typed in the component
    component: ComponentType<ResolvedProps<Shape> & { root: RootAttributes; data: any }>
  },
): AnyModule {
  return definition as unknown as AnyModule
}

/**
 * Initial props of a new module, if they differ from its defaults: realistic, neutral content.
 * Publishing warns while it is unchanged.
 */
export type Start = Record<string, unknown>

/** Realistic example for the gallery, conformance tests, screenshots and benchmarks. */
export interface Example<Data = unknown> {
  /** Title in the gallery; translated in `german.ts`. */
  name: string
  /** Stored props; missing ones have their default. `design` has the options of `src/design`. */
  props: Omit<PageNode['props'], 'id'> & { id?: string }
  /** Loader data for the example. Required if the module has a loader, which the gallery does not run. */
  data?: Data
  /** Loader data for modules in its slots, by id. */
  inner?: Record<string, unknown>
}
