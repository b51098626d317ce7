import { indexPresets, noPresets, type Preset, type PresetIndex, type Variable } from '#design'
import type { FindVariable } from '#module-contract'
import { callApi } from '../api.ts'

export interface LibraryAnswer {
  variables: Variable[]
  presets: Preset[]
}

/** Pages and presets that use an entry. */
export interface LibraryUses {
  pages: { id: string; title: string; isPublished: boolean }[]
  /** Number of further pages. */
  more: number
  presets: { id: string; title: string }[]
}

type Changes<Entry> = Partial<Omit<Entry, 'id'>>

/** The site's variables and presets, loaded for synchronous access. Notifies listeners of changes. */
export class DesignStore {
  variables: ReadonlyMap<string, Variable> = new Map()
  presets: readonly Preset[] = []
  index: PresetIndex = noPresets
  version = 0
  readonly mayChange: boolean
  readonly #listeners = new Set<() => void>()

  /** `mayChange`: whether the user may edit them. */
  constructor(mayChange: boolean, known: LibraryAnswer = { variables: [], presets: [] }) {
    this.mayChange = mayChange
    this.#take(known)
  }

  readonly variable: FindVariable = id => this.variables.get(id)?.value

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  async load() {
    this.#take(await callApi<LibraryAnswer>('GET', '/design'))
  }

  usesOf(kind: 'variables' | 'presets', id: string) {
    return callApi<LibraryUses>('GET', `/design/${kind}/${id}/uses`)
  }

  async addVariable(body: Omit<Variable, 'id'>): Promise<Variable> {
    const added = await callApi<Variable>('POST', '/design/variables', { body })
    await this.load()
    return added
  }

  async changeVariable(id: string, body: Changes<Variable>) {
    await callApi('PATCH', `/design/variables/${id}`, { body })
    await this.load()
  }

  async removeVariable(id: string) {
    await callApi('DELETE', `/design/variables/${id}`)
    await this.load()
  }

  async addPreset(body: Omit<Preset, 'id'>): Promise<Preset> {
    const added = await callApi<Preset>('POST', '/design/presets', { body })
    await this.load()
    return added
  }

  async changePreset(id: string, body: Pick<Changes<Preset>, 'name' | 'isDefault' | 'design'>) {
    await callApi('PATCH', `/design/presets/${id}`, { body })
    await this.load()
  }

  async removePreset(id: string) {
    await callApi('DELETE', `/design/presets/${id}`)
    await this.load()
  }

  /** Keeps its id. */
  async restorePreset({ id, ...body }: Preset) {
    await callApi('PUT', `/design/presets/${id}`, { body })
    await this.load()
  }

  #take({ variables, presets }: LibraryAnswer) {
    this.variables = new Map(variables.map(one => [one.id, one]))
    this.presets = presets
    this.index = indexPresets(presets)
    this.version++
    for (const listener of this.#listeners) listener()
  }
}
