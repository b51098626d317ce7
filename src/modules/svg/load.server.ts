import type { LoadContext, PropsOf } from '#module-contract'
import { mediaIdOf } from '#pages/schema'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export interface SvgData {
  /** Empty if missing or too large to inline; then it is an image. */
  markup: string
}

/** Maximum size of inline SVG in bytes. */
export const MAX_INLINE_BYTES = 120_000

export async function load(
  { file }: PropsOf<typeof Props>,
  { services }: Pick<LoadContext<Services>, 'services'>,
): Promise<SvgData> {
  const key = file?.src.split('/').at(-2)
  const markup = key
    ? await services.pages.media.readDrawing(mediaIdOf(key), MAX_INLINE_BYTES)
    : undefined
  return { markup: markup ?? '' }
}
