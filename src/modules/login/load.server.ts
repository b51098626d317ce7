import { isLocalPath } from '#base'
import type { LoadContext, PropsOf } from '#module-kit'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export interface LoginData {
  /** Who is signed in. */
  name: string | undefined
  /** Of this site: where somebody goes who has signed in. */
  next: string
  /** Where they stay who sign out. */
  here: string
}

/** Who looks at the page, if that is known: the page that is kept for all others has the form. */
export async function load(
  { redirect }: PropsOf<typeof Props>,
  { url, facts }: Pick<LoadContext<Services>, 'url' | 'facts'>,
): Promise<LoginData> {
  const here = url.pathname + url.search
  const wanted = redirect?.href ?? ''
  const member = await facts?.member()
  return { name: member?.name, here, next: isLocalPath(wanted) ? wanted : here }
}
