import { useTranslate } from 'react-admin'
import type { SubmissionItem } from '#forms/schema'

/** Sender name: by convention the first field. */
export function senderOf({ fields, replyTo, form }: SubmissionItem): string {
  return fields.find(field => field.value)?.value ?? replyTo ?? form
}

/** Name of a form: title or page, with the split test subject if it has copies. */
export function useFormName() {
  const translate = useTranslate()
  const t = (key: string, values: object) => translate(`resources.submissions.${key}`, values)
  return ({ form: title, subject, page }: Pick<SubmissionItem, 'form' | 'subject' | 'page'>) => {
    const form = title === page ? t('untitled', { page }) : title
    return subject ? t('ofSubject', { form, subject }) : form
  }
}
