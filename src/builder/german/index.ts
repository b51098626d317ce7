import { moduleGerman } from '#modules'
import { conditions } from './conditions.ts'
import { design } from './design.ts'
import { library } from './library.ts'
import { modules } from './modules.ts'
import { options } from './options.ts'
import { placeholders } from './placeholders.ts'
import { publishing } from './publishing.ts'
import { shell } from './shell.ts'

/** By what each part speaks of, and by module; an English text stands in one of them only. */
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

/** What the builder says, in German; a test holds that nothing is missing, and nothing left over. */
export const german: Record<string, string> = Object.assign({}, ...Object.values(parts))
