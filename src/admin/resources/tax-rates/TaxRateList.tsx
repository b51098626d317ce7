import EuroSymbol from '@mui/icons-material/EuroSymbol'
import { useState } from 'react'
import { DataTable, FunctionField, SelectInput, useLocaleState, useTranslate } from 'react-admin'
import type { TaxRateItem } from '#shop/schema'
import { ExportButton } from '../../lists/ExportButton.tsx'
import { ImportLink } from '../../lists/ImportLink.tsx'
import { ListAction } from '../../lists/ListAction.tsx'
import { StaffList } from '../../lists/StaffList.tsx'
import { InsertEuRates } from './InsertEuRates.tsx'
import { placeOf, rateText } from './rate-text.ts'
import { useTaxClasses } from './use-tax-classes.ts'

const text = (key: string) => `resources.tax-rates.${key}`

export default function TaxRateList() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const classes = useTaxClasses()
  const [isOpen, setOpen] = useState(false)
  const fill = (
    <>
      <ListAction
        icon={EuroSymbol}
        label={translate(text('eu.button'))}
        onClick={() => setOpen(true)}
      />
      <ImportLink />
    </>
  )
  return (
    <>
      <StaffList
        sort={{ field: 'position', order: 'ASC' }}
        filters={[
          <SelectInput
            key="taxClass"
            source="taxClass"
            choices={classes.map(({ id, name }) => ({ id: id || 'standard', name }))}
            translateChoice={false}
            alwaysOn
          />,
        ]}
        actions={
          <>
            {fill}
            <ExportButton label={text('export')} />
          </>
        }
        fillActions={fill}
      >
        <DataTable.Col<TaxRateItem> source="country">
          <FunctionField<TaxRateItem>
            render={rate => placeOf(rate, locale, translate(text('everywhere')))}
          />
        </DataTable.Col>
        <DataTable.Col<TaxRateItem> source="name" />
        <DataTable.Col<TaxRateItem> source="ppm">
          <FunctionField<TaxRateItem> render={rate => rateText(rate.ppm, locale)} />
        </DataTable.Col>
        <DataTable.Col<TaxRateItem> source="taxClass" disableSort>
          <FunctionField<TaxRateItem>
            render={rate => classes.find(one => one.id === rate.taxClass)?.name ?? rate.taxClass}
          />
        </DataTable.Col>
        <DataTable.NumberCol<TaxRateItem> source="priority" />
        <DataTable.Col<TaxRateItem> source="shipping" disableSort>
          <FunctionField<TaxRateItem>
            render={rate => translate(rate.shipping ? 'ra.boolean.true' : 'ra.boolean.false')}
          />
        </DataTable.Col>
      </StaffList>
      {isOpen && <InsertEuRates onClose={() => setOpen(false)} />}
    </>
  )
}
