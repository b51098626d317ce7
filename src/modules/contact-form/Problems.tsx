import type { MouseEvent } from 'react'
import type { FormMessages, FormProblem } from '#forms/schema'
import { usePageLanguage, useTexts } from '#module-kit/client'
import { problemText } from './problem-text.ts'
import type { texts } from './texts.ts'
import type { Refused } from './use-contact-form.ts'

interface ProblemsProps {
  formId: string
  messages: FormMessages
  missing: FormProblem[]
  errors: FormProblem[]
  refused: Refused | undefined
  /** Follows the link to a field. */
  onOpen(event: MouseEvent, fieldId: string): void
}

const FAILURES = ['expired', 'mismatch', 'not-human', 'draft-gone', 'form-gone'] as const
type Failure = (typeof FAILURES)[number]

/** What is wrong, each entry a link to its field (behaviour §7: the second heading only beside the first). */
export function Problems({ formId, messages, missing, errors, refused, onOpen }: ProblemsProps) {
  const t = useTexts<typeof texts>()
  const { locale } = usePageLanguage()
  const failureOf = (reason: typeof refused) => {
    if (reason === 'unreachable') return messages.contactError
    return FAILURES.includes(reason as Failure) ? t(reason as Failure) : undefined
  }
  if (refused === 'confirm') {
    return (
      <p className="notice" data-form-confirm="">
        {t('confirm')}
      </p>
    )
  }
  const failure = failureOf(refused)
  if (!failure && missing.length === 0 && errors.length === 0) return null
  return (
    <div className="notice contact-form-problems" data-kind="error" data-form-error="">
      {failure && <p data-form-failure="">{failure}</p>}
      {missing.length > 0 && <p>{messages.fillIn}</p>}
      <List
        formId={formId}
        problems={missing}
        kind="missing"
        text={({ label }) => label}
        onOpen={onOpen}
      />
      {missing.length > 0 && errors.length > 0 && <p>{messages.fix}</p>}
      <List
        formId={formId}
        problems={errors}
        kind="errors"
        text={problem => problemText(problem, messages, t, locale)}
        onOpen={onOpen}
      />
    </div>
  )
}

function List({
  formId,
  problems,
  kind,
  text,
  onOpen,
}: {
  formId: string
  problems: FormProblem[]
  kind: string
  text(problem: FormProblem): string
  onOpen: ProblemsProps['onOpen']
}) {
  if (problems.length === 0) return null
  return (
    <ul data-problems={kind}>
      {problems.map(problem => (
        <li key={problem.fieldId} data-field-id={problem.fieldId}>
          <a
            href={`#${formId}-${problem.fieldId}`}
            onClick={event => onOpen(event, problem.fieldId)}
          >
            {text(problem)}
          </a>
        </li>
      ))}
    </ul>
  )
}
