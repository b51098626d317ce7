import { CAPTCHA_FIELD, type FormProblem } from '#forms/schema'
import { useTexts } from '#module-contract/client'
import { FormProblems } from '#ui/client'
import type { NewsletterData, SignUpState } from './load.server.ts'
import { listedText } from './problem-text.ts'
import type { texts } from './texts.ts'

interface ProblemsProps {
  formId: string
  messages: NewsletterData['messages']
  shown: SignUpState
  refused: NewsletterData['refused'] | 'failed'
  /** Ids of custom fields; problems of other fields are shown beside them (behaviour §8). */
  custom: readonly string[]
}

/** Errors: the server's message, and the list of invalid custom fields. */
export function Problems({ formId, messages, shown, refused, custom }: ProblemsProps) {
  const t = useTexts<typeof texts>()
  const listed = (problems: FormProblem[] = []) =>
    problems
      .filter(({ fieldId }) => custom.includes(fieldId) || fieldId === CAPTCHA_FIELD)
      .map(problem => ({ fieldId: problem.fieldId, text: listedText(problem, messages, t) }))
  if (refused === 'confirm') {
    return (
      <p className="notice" data-form-confirm="">
        {t('confirm')}
      </p>
    )
  }
  return (
    <FormProblems
      formId={formId}
      className="newsletter-problems"
      failure={failureOf()}
      messages={messages}
      missing={listed(shown.missing)}
      errors={listed(shown.errors)}
    />
  )

  function failureOf() {
    if (refused === 'refused') return shown.error || messages.subscriptionFailed
    if (refused === 'failed') return messages.subscriptionFailed
    switch (refused) {
      case 'too-often':
        return t(refused, { minutes: Math.ceil((shown.wait ?? 0) / 60) })
      case 'expired':
      case 'mismatch':
      case 'not-human':
      case 'suspicious':
        return t(refused)
      default:
        return undefined
    }
  }
}
