import { moduleGerman } from '#modules'
import { conditions } from './conditions.ts'
import { design } from './design.ts'
import { library } from './library.ts'
import { modules } from './modules.ts'
import { options } from './options.ts'
import { placeholders } from './placeholders.ts'
import { publishing } from './publishing.ts'
import { shell } from './shell.ts'

/** Translations by area and module. Each English text occurs once. */
export const parts: Record<string, Record<string, string>> = {
  ...Object.fromEntries(moduleGerman),
  shell,
  publishing,
  options,
  conditions,
  design,
  library,
  modules,
  placeholders,
}

/** All German texts of the builder. A test reports missing and unused ones. */
export const german: Record<string, string> = Object.assign({}, ...Object.values(parts))
