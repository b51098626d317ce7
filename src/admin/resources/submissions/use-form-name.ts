import { useTranslate } from 'react-admin'
import type { SubmissionItem } from '#forms/schema'

/** What a form is called, without a title by where it stands; copies in the subjects of a split test are told apart by these. */
export function useFormName() {
  const translate = useTranslate()
  const t = (key: string, values: object) => translate(`resources.submissions.${key}`, values)
  return ({ form: title, subject, page }: Pick<SubmissionItem, 'form' | 'subject' | 'page'>) => {
    const form = title === page ? t('untitled', { page }) : title
    return subject ? t('ofSubject', { form, subject }) : form
  }
}
