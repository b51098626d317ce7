import { type ModuleProps, ServerHtml, useTexts } from '#module-contract'
import { CompareTable } from '#ui'
import { compareFeatures } from './compare-features.ts'
import { PeriodSwitch } from './PeriodSwitch.tsx'
import { Plan, PlanButton, PlanHead, PlanPrice } from './Plan.tsx'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

/** Plans side by side. The switch consists of radio buttons, and CSS shows the prices without script. */
export function PricingTable(props: ModuleProps<typeof Props>) {
  const { root, plans, note, level, layout, period, yearlyNote } = props
  const t = useTexts<typeof texts>()
  return (
    <div {...root} data-layout={layout}>
      {plans.some(plan => plan.yearlyPrice) && (
        <PeriodSwitch name={`${root.id}-period`} period={period} note={yearlyNote} />
      )}
      {layout === 'table' ? (
        <CompareTable
          label={t('plans')}
          columns={plans.map(plan => ({
            isFeatured: plan.featured,
            head: (
              <div className="pricing-table-column">
                <PlanHead plan={plan} level="p" />
                <PlanPrice plan={plan} />
                <PlanButton plan={plan} />
              </div>
            ),
          }))}
          rows={compareFeatures(plans)}
        />
      ) : (
        <ul className="pricing-table-plans plain-list">
          {plans.map((plan, index) => (
            <Plan key={index} plan={plan} level={level} />
          ))}
        </ul>
      )}
      {note && <ServerHtml as="div" className="pricing-table-note" html={note} />}
    </div>
  )
}
