import { CAPTCHA_FIELD, type FormProblem } from '#forms/schema'
import { useTexts } from '#module-kit/client'
import type { NewsletterData, SignUpState } from './load.server.ts'
import { listedText } from './problem-text.ts'
import type { texts } from './texts.ts'

interface ProblemsProps {
  formId: string
  messages: NewsletterData['messages']
  shown: SignUpState
  refused: NewsletterData['refused'] | 'failed'
  /** Ids of the owner's own fields: of the others it is said where they stand (behaviour §8). */
  custom: readonly string[]
}

/** Why it was not sent: what the server says, as it says it, and the list of the owner's own fields that are wrong. */
export function Problems({ formId, messages, shown, refused, custom }: ProblemsProps) {
  const t = useTexts<typeof texts>()
  const isListed = ({ fieldId }: FormProblem) =>
    custom.includes(fieldId) || fieldId === CAPTCHA_FIELD
  const missing = (shown.missing ?? []).filter(isListed)
  const errors = (shown.errors ?? []).filter(isListed)
  if (refused === 'confirm') {
    return (
      <p className="notice" data-form-confirm="">
        {t('confirm')}
      </p>
    )
  }
  const failure = failureOf()
  if (!failure && missing.length === 0 && errors.length === 0) return null
  return (
    <div className="notice newsletter-problems" data-kind="error" data-form-error="">
      {failure && <p>{failure}</p>}
      {missing.length > 0 && <p>{messages.fillIn}</p>}
      <List problems={missing} />
      {missing.length > 0 && errors.length > 0 && <p>{messages.fix}</p>}
      <List problems={errors} />
    </div>
  )

  function failureOf() {
    if (refused === 'refused') return shown.error || messages.subscriptionFailed
    if (refused === 'failed') return messages.subscriptionFailed
    if (refused === 'expired' || refused === 'mismatch' || refused === 'not-human') {
      return t(refused)
    }
    return undefined
  }

  function List({ problems }: { problems: FormProblem[] }) {
    if (problems.length === 0) return null
    return (
      <ul>
        {problems.map(problem => (
          <li key={problem.fieldId}>
            <a href={`#${formId}-${problem.fieldId}`}>{listedText(problem, messages, t)}</a>
          </li>
        ))}
      </ul>
    )
  }
}
