import { formatDate } from '#base'
import type { KeyOf, Translate } from '#texts'
import type { orderTexts } from './texts.ts'
import type { OrderDownloadView } from './view.ts'

/** How often and until when a file can be downloaded; empty when there is no limit. */
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
