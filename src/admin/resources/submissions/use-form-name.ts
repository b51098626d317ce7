import { useTranslate } from 'react-admin'

/** What a form is called; copies in the subjects of a split test are told apart by these. */
export function useFormName() {
  const translate = useTranslate()
  return (form: string, subject: string | null) =>
    subject ? translate('resources.submissions.ofSubject', { form, subject }) : form
}
