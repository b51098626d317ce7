import type { FormMessages, FormProblem, FormRefusal } from '#forms/schema'
import { useTexts } from '#module-kit/client'
import { problemText } from './problem-text.ts'
import type { texts } from './texts.ts'

interface ProblemsProps {
  formId: string
  messages: FormMessages
  missing: FormProblem[]
  errors: FormProblem[]
  refused: FormRefusal | 'unreachable' | undefined
}

/** What is wrong, each entry a link to its field (behaviour §7: the second heading only beside the first). */
export function Problems({ formId, messages, missing, errors, refused }: ProblemsProps) {
  const t = useTexts<typeof texts>()
  const failureOf = (reason: typeof refused) => {
    if (reason === 'unreachable') return messages.contactError
    if (reason === 'expired' || reason === 'mismatch' || reason === 'not-human') return t(reason)
    return undefined
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
      <List formId={formId} problems={missing} kind="missing" text={({ label }) => label} />
      {missing.length > 0 && errors.length > 0 && <p>{messages.fix}</p>}
      <List
        formId={formId}
        problems={errors}
        kind="errors"
        text={problem => problemText(problem, messages, t)}
      />
    </div>
  )
}

function List({
  formId,
  problems,
  kind,
  text,
}: {
  formId: string
  problems: FormProblem[]
  kind: string
  text(problem: FormProblem): string
}) {
  if (problems.length === 0) return null
  return (
    <ul data-problems={kind}>
      {problems.map(problem => (
        <li key={problem.fieldId} data-field-id={problem.fieldId}>
          <a href={`#${formId}-${problem.fieldId}`}>{text(problem)}</a>
        </li>
      ))}
    </ul>
  )
}
