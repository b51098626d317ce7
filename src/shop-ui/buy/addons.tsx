import { formatMoney, numberFormat } from '#base'
import { useTexts } from '#module-contract/client'
import type { AddMessage, MoneyFormat, ShownAddon, ShownSurcharge } from '#shop/client'
import { FormField, inputAttributes } from '#ui/client'
import type { buyTexts } from '../buy-texts.ts'

interface AddonsProps {
  id: string
  addons: readonly ShownAddon[]
  money: MoneyFormat
  /** Values of a refused form. */
  entered: Readonly<Record<string, string>> | undefined
  /** The add-on that was not filled in correctly, with its message. */
  problem: { addon: string | undefined; message: AddMessage } | undefined
}

/** Fields of the product that buyers fill in. */
export function Addons({ id, addons, problem, ...rest }: AddonsProps) {
  const t = useTexts<typeof buyTexts>()
  return (
    <div className="product-addons">
      {addons.map(addon => (
        <AddonField
          key={addon.id}
          {...rest}
          id={`${id}-addon-${addon.id}`}
          addon={addon}
          error={
            problem?.addon === addon.id ? t(problem.message.key, problem.message.values) : undefined
          }
        />
      ))}
    </div>
  )
}

interface AddonFieldProps extends Pick<AddonsProps, 'money' | 'entered'> {
  id: string
  addon: ShownAddon
  error: string | undefined
}

function AddonField({ id, addon, money, entered, error }: AddonFieldProps) {
  const t = useTexts<typeof buyTexts>()
  const { type, required, help, choices } = addon
  const name = `addon-${addon.id}`
  const value = entered?.[addon.id] ?? ''
  const helpId = help ? `${id}-help` : undefined
  const price = useSurcharge(money)
  const withPrice = (label: string, charged: ShownSurcharge | null) =>
    charged && charged.amount > 0 ? `${label} (${price(charged)})` : label
  const label = withPrice(addon.label, addon.price)
  const { 'aria-describedby': errorId, ...attributes } = inputAttributes({
    id,
    error,
    isRequired: required,
  })
  const describedBy = [errorId, helpId].filter(Boolean).join(' ') || undefined
  const input = { ...attributes, name, defaultValue: value, 'aria-describedby': describedBy }
  const note = help && (
    <p className="product-rule" id={helpId}>
      {help}
    </p>
  )
  if (type === 'checkbox') {
    return (
      <div className="field">
        <label className="check" htmlFor={id}>
          <input
            id={id}
            type="checkbox"
            name={name}
            value="1"
            defaultChecked={Boolean(value)}
            aria-required={required || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
          />
          <span>{label}</span>
        </label>
        {note}
        {error && (
          <p className="field-error" id={`${id}-error`}>
            {error}
          </p>
        )}
      </div>
    )
  }
  if (type === 'choice' && addon.display === 'radio') {
    return (
      <FormField
        id={id}
        label={label}
        error={error}
        isGroup
        isOptional={!required}
        {...(helpId && { helpId })}
      >
        {note}
        {choices.map((choice, index) => (
          <label key={choice.id} className="check" htmlFor={`${id}-${index}`}>
            <input
              id={`${id}-${index}`}
              type="radio"
              name={name}
              value={choice.id}
              defaultChecked={choice.id === value}
              aria-invalid={error ? true : undefined}
            />
            <span>{withPrice(choice.label, choice.price)}</span>
          </label>
        ))}
      </FormField>
    )
  }
  return (
    <FormField id={id} label={label} error={error} isOptional={!required}>
      {note}
      {type === 'choice' ? (
        <select {...input}>
          <option value="">{t('chooseAddon')}</option>
          {choices.map(choice => (
            <option key={choice.id} value={choice.id} disabled={choice.isSoldOut}>
              {withPrice(choice.label, choice.price)}
              {choice.isSoldOut && ` – ${t('out-of-stock')}`}
            </option>
          ))}
        </select>
      ) : type === 'textarea' ? (
        <textarea {...input} rows={3} maxLength={addon.maxLength ?? undefined} />
      ) : (
        <input
          {...input}
          type={type}
          {...(type === 'file' && { defaultValue: undefined, accept: ACCEPTED })}
          {...(type === 'number' && {
            step: 'any',
            min: addon.min ?? undefined,
            max: addon.max ?? undefined,
          })}
          {...(type === 'text' && { maxLength: addon.maxLength ?? undefined })}
          autoComplete="off"
        />
      )}
    </FormField>
  )
}

const ACCEPTED = '.jpg,.jpeg,.png,.webp,.pdf'
const PPM = 1_000_000

/** Formats a surcharge: `+€5.00`, `+10%`, `+€5.00 once`. */
function useSurcharge({ currency, locale }: MoneyFormat) {
  const t = useTexts<typeof buyTexts>()
  return ({ kind, amount, per }: ShownSurcharge) => {
    const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
    const price =
      kind === 'percent' ? percent.format(amount / PPM) : formatMoney(amount, currency, locale)
    return t(per === 'line' ? 'surchargeOnce' : 'surcharge', { price })
  }
}
