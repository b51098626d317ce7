import type { ShopSettings } from '../model/settings.ts'

/** Page that signs in and then opens a path of the site. */
export const signInPath = ({ paths }: Pick<ShopSettings, 'paths'>, next: string) =>
  `${paths.account}?next=${encodeURIComponent(next)}`
