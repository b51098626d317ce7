import { createHash } from 'node:crypto'
import type { AskedCategory } from '#base'
import { createTranslate } from '#texts'
import type { ConsentRequest } from './schema.ts'
import { consentTexts } from './texts.ts'

/** The question as shown to visitors, word for word. */
export interface ConsentQuestion {
  /** Hash of the wording. */
  id: string
  version: string
  language: string
  categories: readonly AskedCategory[]
  words: string
}

/** Text of the banner: the first view, then the view behind "Choose". */
export function toQuestion(
  { version, categories }: Pick<ConsentRequest, 'version' | 'categories'>,
  {
    locale: language,
    title,
    text,
    privacyPage,
  }: { locale: string; title: string; text: string; privacyPage: string },
): ConsentQuestion {
  const t = createTranslate(consentTexts, { locale: language })
  const words = [
    title || t('title'),
    text || t('text'),
    categories.map(one => t(one)).join(' · '),
    ...(privacyPage ? [`${t('privacy')}: ${privacyPage}`] : []),
    `[${t('reject')}] [${t('accept')}] [${t('choose')}]`,
    '',
    t('choices'),
    ...(['necessary', ...categories] as const).map(one => `${t(one)}: ${t(`means.${one}`)}`),
    t('gpc'),
    `[${t('save')}] [${t('close')}]`,
  ].join('\n')
  const id = createHash('sha256')
    .update(JSON.stringify([version, language, categories, words]))
    .digest('hex')
    .slice(0, 16)
  return { id, version, language, categories, words }
}
