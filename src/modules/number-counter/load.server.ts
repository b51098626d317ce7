import type { LoadContext, PropsOf } from '#module-contract'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

/** Locale for formatting numbers on both sides. */
export async function load(_props: PropsOf<typeof Props>, context: LoadContext<Services>) {
  context.tag('site')
  return { locale: (await context.services.pages.settings.get()).locale }
}
