import { type PropsOf, useTexts } from '#module-contract'
import { ButtonLink, Mark } from '#ui'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

interface PlanProps {
  plan: PropsOf<typeof Props>['plans'][number]
}
type Level = PropsOf<typeof Props>['level']

export function Plan({ plan, level }: PlanProps & { level: Level }) {
  return (
    <li className="pricing-table-plan" data-featured={plan.featured ? '' : undefined}>
      <PlanHead plan={plan} level={level} />
      <PlanPrice plan={plan} />
      <PlanButton plan={plan} />
      <ul className="pricing-table-features plain-list">
        {plan.features.map(({ label, value, included }, index) => (
          <li key={index} className="pricing-table-feature" data-included={included}>
            <Mark isYes={included} />
            <span>{label}</span>
            {value && <bdi className="pricing-table-value">{value}</bdi>}
          </li>
        ))}
      </ul>
    </li>
  )
}

export function PlanHead({ plan, level: Level }: PlanProps & { level: Level | 'p' }) {
  const t = useTexts<typeof texts>()
  return (
    <div className="pricing-table-head">
      {plan.featured && <p className="pricing-table-badge">{plan.badge || t('featured')}</p>}
      <Level className="pricing-table-name">{plan.name}</Level>
      {plan.description && <p className="pricing-table-description">{plan.description}</p>}
    </div>
  )
}

export function PlanPrice({ plan }: PlanProps) {
  const { price, unit, yearlyPrice, yearlyUnit } = plan
  return (
    <div className="pricing-table-prices">
      <Price price={price} unit={unit} period={yearlyPrice ? 'monthly' : undefined} />
      {yearlyPrice && <Price price={yearlyPrice} unit={yearlyUnit || unit} period="yearly" />}
    </div>
  )
}

interface PriceProps {
  price: string
  unit: string
  /** Selected period of the switch; undefined without one. */
  period: 'monthly' | 'yearly' | undefined
}

function Price({ price, unit, period }: PriceProps) {
  const t = useTexts<typeof texts>()
  return (
    <p className="pricing-table-price" data-period={period}>
      {/* In print both prices are shown. */}
      {period && <span className="pricing-table-period">{t(period)}</span>}
      <bdi className="pricing-table-amount">{price}</bdi>{' '}
      {unit && <bdi className="pricing-table-unit">{unit}</bdi>}
    </p>
  )
}

export function PlanButton({ plan }: PlanProps) {
  const t = useTexts<typeof texts>()
  const { label, link, style, icon, iconSide } = plan
  return (
    <div className="pricing-table-button">
      {(label || link) && (
        <ButtonLink
          label={label || t('readMore')}
          link={link}
          style={style}
          icon={icon}
          iconSide={iconSide}
        />
      )}
    </div>
  )
}
