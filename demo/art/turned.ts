import { Lathe, type LatheOptions } from './lathe.ts'
import { type PotShape, type Profile, potProfile } from './profile.ts'

const cache = new Map<string, Lathe>()

/** Makes a shape once; its distance grid takes a moment. */
export function once(name: string, profile: () => Profile, options: LatheOptions = {}): Lathe {
  const known = cache.get(name)
  if (known) return known
  const made = new Lathe(profile(), { wobble: 0.004, ...options })
  cache.set(name, made)
  return made
}

/** A thrown pot, made once. */
export const pot = (name: string, shape: PotShape, options?: LatheOptions): Lathe =>
  once(name, () => potProfile(shape), options)

/** A turned foot ring, cm. */
export const foot = (radius: number, height: number, width: number) => ({ radius, height, width })
