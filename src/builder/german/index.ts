import { moduleGerman } from '#modules'
import { design } from './design.ts'
import { forms } from './forms.ts'
import { icons } from './icons.ts'
import { media } from './media.ts'
import { modules } from './modules.ts'
import { options } from './options.ts'
import { publishing } from './publishing.ts'
import { shell } from './shell.ts'
import { shop } from './shop.ts'
import { starts } from './starts.ts'

/** By what each part speaks of, and by module; an English text stands in one of them only. */
export const parts: Record<string, Record<string, string>> = {
  ...Object.fromEntries(moduleGerman),
  shell,
  publishing,
  options,
  design,
  icons,
  modules,
  media,
  forms,
  shop,
  starts,
}

/** What the builder says, in German; a test holds that nothing is missing, and nothing left over. */
export const german: Record<string, string> = Object.assign({}, ...Object.values(parts))
