import type { FormMessages, FormProblem, FormRefusal } from '#forms/schema'

interface ProblemsProps {
  formId: string
  messages: FormMessages
  missing: FormProblem[]
  errors: FormProblem[]
  refused: FormRefusal | 'unreachable' | undefined
}

/** What is wrong, each entry a link to its field (behaviour §7: the second heading only beside the first). */
export function Problems({ formId, messages, missing, errors, refused }: ProblemsProps) {
  if (refused === 'confirm') {
    return (
      <p className="notice" data-form-confirm="">
        One more step: please look over what you wrote and press the button again, so that we know a
        person sent it.
      </p>
    )
  }
  const failure = refused && failureText(refused, messages)
  if (!failure && missing.length === 0 && errors.length === 0) return null
  return (
    <div className="notice contact-form-problems" data-kind="error" data-form-error="">
      {failure && <p data-form-failure="">{failure}</p>}
      {missing.length > 0 && <p>{messages.fillIn}</p>}
      <List formId={formId} problems={missing} kind="missing" />
      {missing.length > 0 && errors.length > 0 && <p>{messages.fix}</p>}
      <List formId={formId} problems={errors} kind="errors" />
    </div>
  )
}

function failureText(
  refused: FormRefusal | 'unreachable',
  messages: FormMessages,
): string | undefined {
  switch (refused) {
    case 'expired':
      return 'Please refresh the page and try again.'
    case 'mismatch':
      return 'Invalid submission. Please refresh the page and try again.'
    case 'not-human':
      return 'You must be a human to submit this form. Please try again.'
    case 'unreachable':
      return messages.contactError
    default:
      return undefined
  }
}

function List({
  formId,
  problems,
  kind,
}: {
  formId: string
  problems: FormProblem[]
  kind: string
}) {
  if (problems.length === 0) return null
  return (
    <ul data-problems={kind}>
      {problems.map(problem => (
        <li key={problem.fieldId} data-field-id={problem.fieldId}>
          <a href={`#${formId}-${problem.fieldId}`}>{problem.message}</a>
        </li>
      ))}
    </ul>
  )
}
