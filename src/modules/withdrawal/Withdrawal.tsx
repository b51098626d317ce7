import { formatDate } from '#base'
import { type ModuleProps, ServerHtml, usePageLanguage, useTexts } from '#module-contract'
import { Declaration } from './Declaration.tsx'
import { DeclarationForm } from './DeclarationForm.tsx'
import type { WithdrawalData } from './load.server.ts'
import type { Props } from './props.ts'
import { Review } from './Review.tsx'
import type { texts } from './texts.ts'

/** Withdrawal from a contract: the form, its confirmation, and the receipt. */
export function Withdrawal({
  root,
  intro,
  information,
  data,
}: ModuleProps<typeof Props, WithdrawalData | undefined>) {
  const t = useTexts<typeof texts>()
  const { locale, timeZone } = usePageLanguage()
  if (!data) return <p {...root}>{t('off')}</p>
  const { step, declaredAt } = data
  return (
    <div {...root} data-step={step}>
      {step === 'form' && (
        <>
          {intro ? <ServerHtml as="div" html={intro} /> : <p>{t('intro')}</p>}
          <DeclarationForm id={root.id} data={data} />
        </>
      )}
      {step === 'review' && <Review id={root.id} data={data} />}
      {step === 'done' && declaredAt !== undefined && (
        <>
          <p className="withdrawal-done" role="status">
            {t('done', { moment: formatDate(declaredAt, { locale, timeZone }, 'moment') })}
          </p>
          {data.canMail && <p>{t('receipt', { email: data.form.email })}</p>}
          <Declaration data={data} />
          {information && <ServerHtml as="div" html={information} />}
        </>
      )}
    </div>
  )
}
