import { useTexts } from '#module-contract'
import type { texts } from './texts.ts'

interface PeriodSwitchProps {
  /** Name of the radio group, unique per module. */
  name: string
  period: 'monthly' | 'yearly'
  note: string
}

export function PeriodSwitch({ name, period, note }: PeriodSwitchProps) {
  const t = useTexts<typeof texts>()
  return (
    <fieldset className="pricing-table-switch">
      <legend className="visually-hidden">{t('billing')}</legend>
      <div className="pricing-table-choices">
        {(['monthly', 'yearly'] as const).map(value => (
          <label key={value} className="pricing-table-choice">
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={value}
              defaultChecked={value === period}
            />
            {t(value)}
          </label>
        ))}
      </div>
      {note && <p className="pricing-table-saving">{note}</p>}
    </fieldset>
  )
}
