import type { FormMessages, FormProblem } from '#forms/schema'

interface ProblemsProps {
  formId: string
  messages: FormMessages
  missing: FormProblem[]
  errors: FormProblem[]
  failure?: string | undefined
  confirm?: string | undefined
}

/** What is wrong, each entry a link to its field (behaviour §7: the second heading only beside the first). */
export function Problems({ formId, messages, missing, errors, failure, confirm }: ProblemsProps) {
  if (confirm) {
    return (
      <p className="notice" data-form-confirm="">
        {confirm}
      </p>
    )
  }
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
