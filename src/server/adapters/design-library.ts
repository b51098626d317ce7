import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { isRecord, ok, type Refusal, refuse, toSlug } from '#base'
import { type Database, inTransaction } from '#db'
import {
  DEFAULT_PRESET,
  indexPresets,
  type Preset,
  type PresetIndex,
  PresetSchema,
  type Variable,
  VariableSchema,
} from '#design'
import type { Pages } from '#pages'

/** Variables and presets of the site (decision 26). */
export interface DesignLibrary {
  variables: ReadonlyMap<string, Variable>
  presets: PresetIndex
}

/** Their keys in the settings. */
const KEYS = { variables: 'variables', presets: 'presets' } as const
const MAX_ENTRIES = 300
const MAX_ID = 40

type Refused = Refusal<'taken' | 'not-found' | 'not-allowed'>

interface Entry {
  id: string
  name: string
  deleted?: boolean
}

/** Variables and presets of the owner, cached until the site's settings change. */
export function createDesignLibrary({ db, pages }: { db: Database; pages: Pages }) {
  let library: Promise<DesignLibrary> | undefined

  async function read(): Promise<DesignLibrary> {
    const [variables, presets] = await Promise.all([
      pages.settings.other(KEYS.variables),
      pages.settings.other(KEYS.presets),
    ])
    return {
      variables: new Map(valid(VariableSchema, variables).map(one => [one.id, one])),
      presets: indexPresets(valid(PresetSchema, presets)),
    }
  }

  const forget = () => {
    library = undefined
  }

  const entries = {
    variables: entriesOf<Variable>(KEYS.variables, ''),
    // Preset ids have a prefix, so that they can be found in a document's strings.
    presets: entriesOf<Preset>(KEYS.presets, 'p-', (saved, others) =>
      // A type has at most one default preset.
      saved.isDefault
        ? others.map(one => (one.module === saved.module ? withoutDefault(one) : one))
        : others,
    ),
  }

  /**
   * Edits a list in one row of the settings. Each change replaces a single entry, so concurrent
   * changes of other entries are kept.
   */
  function entriesOf<One extends Entry>(
    key: string,
    prefix: string,
    adapt: (saved: One, others: One[]) => One[] = (_, others) => others,
  ) {
    const change = (act: (stored: One[]) => One[] | Refused) =>
      inTransaction({ db }, async tx => {
        let refused: Refused | undefined
        await pages.settings.changeOther(tx, key, stored => {
          const next = act(toEntries<One>(stored))
          if (Array.isArray(next)) return next
          refused = next
          return undefined
        })
        return refused ?? ok()
      }).finally(forget)

    const isTaken = (name: string, others: readonly One[]) =>
      others.some(one => !one.deleted && one.name.toLowerCase() === name.toLowerCase())

    return {
      /** The id is derived from the first name and never changes. */
      async add(entry: Omit<One, 'id'>) {
        let id = ''
        const added = await change(stored => {
          if (stored.filter(one => !one.deleted).length >= MAX_ENTRIES) return refuse('not-allowed')
          if (isTaken(entry.name, stored)) return refuse('taken')
          id = freeId(prefix, entry.name, stored)
          const saved = { ...entry, id } as One
          return [...adapt(saved, stored), saved]
        })
        return added.ok ? ok({ id }) : added
      },

      set: (saved: One) =>
        change(stored => {
          const place = stored.findIndex(one => one.id === saved.id)
          if (place < 0) return refuse('not-found')
          const others = stored.toSpliced(place, 1)
          if (isTaken(saved.name, others)) return refuse('taken')
          return adapt(saved, others).toSpliced(place, 0, saved)
        }),

      /** Restores a removed entry. */
      restore: (saved: One) =>
        change(stored => {
          if (stored.some(one => one.id === saved.id) || isTaken(saved.name, stored)) {
            return refuse('taken')
          }
          return [...adapt(saved, stored), saved]
        }),

      remove: (id: string) =>
        change(stored =>
          stored.some(one => one.id === id)
            ? stored.filter(one => one.id !== id)
            : refuse('not-found'),
        ),
    }
  }

  function get(): Promise<DesignLibrary> {
    library ??= read().catch(error => {
      forget()
      throw error
    })
    return library
  }

  return {
    get,
    /** List for staff. */
    async list() {
      const { variables, presets } = await get()
      return { variables: [...variables.values()], presets: [...presets.byId.values()] }
    },
    ...entries,
    forget,
  }
}

export type StoredDesignLibrary = ReturnType<typeof createDesignLibrary>

function toEntries<One extends Entry>(stored: unknown): One[] {
  return Array.isArray(stored) ? stored.filter(one => isRecord(one) && 'id' in one) : []
}

/** Entries from a newer version that are invalid here are ignored but stay stored. */
function valid<Schema extends TSchema>(schema: Schema, stored: unknown): Static<Schema>[] {
  return toEntries(stored).filter(one => Value.Check(schema, one)) as Static<Schema>[]
}

function withoutDefault({ isDefault: _, ...preset }: Preset): Preset {
  return preset
}

/** Creates an id from a name. Names may use any script, but ids are also used in CSS. */
function freeId(prefix: string, name: string, taken: readonly Entry[]): string {
  const letters = toSlug(name)
    .replace(/[^a-z0-9-]/g, '')
    .replace(/^[^a-z]+|-+$/g, '')
  const slug = prefix + (letters.slice(0, MAX_ID - 6) || 'entry')
  const isFree = (id: string) => id !== DEFAULT_PRESET && taken.every(one => one.id !== id)
  for (let number = 1; ; number++) {
    const id = number === 1 ? slug : `${slug}-${number}`
    if (isFree(id)) return id
  }
}
