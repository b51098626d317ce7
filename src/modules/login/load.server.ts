import { isLocalPath } from '#base'
import type { LoadContext, PropsOf } from '#module-contract'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export interface LoginData {
  /** Name of the signed-in user. */
  name: string | undefined
  /** Path to open after sign-in. */
  next: string
  /** Path to open after sign-out. */
  here: string
}

/** The visitor, if known. The cached page contains the form. */
export async function load(
  { redirect }: PropsOf<typeof Props>,
  { url, facts }: Pick<LoadContext<Services>, 'url' | 'facts'>,
): Promise<LoginData> {
  const here = url.pathname + url.search
  const wanted = redirect?.href ?? ''
  const member = await facts?.member()
  return { name: member?.name, here, next: isLocalPath(wanted) ? wanted : here }
}
