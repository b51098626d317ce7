import { useTexts } from '#module-contract'
import type { WithdrawalData } from './load.server.ts'
import type { texts } from './texts.ts'

/** Declaration of the buyer. */
export function Declaration({ data: { form, items } }: { data: WithdrawalData }) {
  const t = useTexts<typeof texts>()
  const rows = [
    [t('name'), form.name],
    [t('contract'), form.contract],
    [t('from'), items || t('whole')],
    [t('email'), form.email],
  ]
  return (
    <dl className="withdrawal-declaration">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
