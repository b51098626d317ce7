import { ActionField, useTexts } from '#module-contract'
import { Declaration } from './Declaration.tsx'
import type { WithdrawalData } from './load.server.ts'
import type { texts } from './texts.ts'

/** Second step: the declaration with the button that confirms it. */
export function Review({ id, data }: { id: string; data: WithdrawalData }) {
  const t = useTexts<typeof texts>()
  const { form, token, captcha, refused, order, number, key, wait } = data
  const hidden: Record<string, string> = {
    ...{ name: form.name, contract: form.contract, email: form.email },
    ...{ scope: form.scope, items: form.items, token: token ?? '' },
    ...(key && { order: String(order?.number ?? number ?? ''), key }),
    ...Object.fromEntries(
      Object.entries(form.quantities).map(([line, text]) => [`quantity-${line}`, text]),
    ),
  }
  const problem = refused && t(`refused.${refused}`, { seconds: wait ?? 0 })
  return (
    <form method="post" className="withdrawal-review">
      <ActionField node={id} name="withdraw" />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <h2>{t('review')}</h2>
      {problem && (
        <p className="field-error" id={`${id}-refused`} role="alert">
          {problem}
        </p>
      )}
      <Declaration data={data} />
      {captcha && (
        <div className="field">
          <label htmlFor={`${id}-sum`}>{t('sum', { a: captcha[0], b: captcha[1] })}</label>
          <input
            id={`${id}-sum`}
            className="input"
            name="captcha"
            inputMode="numeric"
            autoComplete="off"
            required
            aria-describedby={problem ? `${id}-refused` : undefined}
          />
        </div>
      )}
      <div className="withdrawal-buttons">
        <button className="button" type="submit" name="step" value="confirm">
          {t('confirm')}
        </button>
        <button
          className="button"
          data-style="outline"
          type="submit"
          name="step"
          value="change"
          formNoValidate
        >
          {t('change')}
        </button>
      </div>
    </form>
  )
}
