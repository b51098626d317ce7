import { formatDate } from '#base'
import type { KeyOf, Translate } from '#texts'
import type { OrderDownloadView } from '../downloads/view.ts'
import type { orderTexts } from './texts.ts'

/** Formats download limits; empty if unlimited. */
export function downloadLimits(
  { left, expiresAt }: Pick<OrderDownloadView, 'left' | 'expiresAt'>,
  t: Translate<KeyOf<typeof orderTexts>>,
  format: { locale: string; timeZone: string },
): string {
  return [
    ...(left === null ? [] : [t('downloadLeft', { left })]),
    ...(expiresAt === null ? [] : [t('downloadUntil', { date: formatDate(expiresAt, format) })]),
  ].join(' · ')
}
