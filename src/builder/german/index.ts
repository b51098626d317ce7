import type { ModuleRegistry } from '#module-contract'
import { conditions } from './conditions.ts'
import { design } from './design.ts'
import { library } from './library.ts'
import { modules } from './modules.ts'
import { options } from './options.ts'
import { placeholders } from './placeholders.ts'
import { publishing } from './publishing.ts'
import { shell } from './shell.ts'

type Words = Readonly<Record<string, string>>

/** Translations by area and module. Each English text occurs once. */
export function germanParts({ german }: Pick<ModuleRegistry, 'german'>): Record<string, Words> {
  return {
    ...Object.fromEntries(german),
    shell,
    publishing,
    options,
    conditions,
    design,
    library,
    modules,
    placeholders,
  }
}

/** All German texts of the builder. A test reports missing and unused ones. */
export function allGerman(registry: Pick<ModuleRegistry, 'german'>): Words {
  return Object.assign({}, ...Object.values(germanParts(registry)))
}
