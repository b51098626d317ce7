import FormLabel from '@mui/material/FormLabel'
import { lazy, type ReactNode, Suspense, useId } from 'react'
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  NumberInput,
  ReferenceArrayInput,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
  useInput,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Section } from '../../forms/Section.tsx'
import { SizeGuideInput } from '../../forms/SizeGuideInput.tsx'
import { StaffForm } from '../../forms/StaffForm.tsx'
import { TagsInput } from '../../forms/TagsInput.tsx'
import { TaxClassInput } from '../tax-rates/TaxClassInput.tsx'
import { AddonsField } from './AddonsField.tsx'
import { BundleFields } from './BundleFields.tsx'
import { DisclosureFields } from './DisclosureFields.tsx'
import { MediaField } from './MediaField.tsx'
import { MissingHints } from './MissingHints.tsx'
import { PriceFields, ShippingFields, StockFields, TradeFields } from './OfferFields.tsx'
import { OptionsField } from './OptionsField.tsx'
import { QuantityFields } from './QuantityFields.tsx'
import { SearchFields } from './SearchFields.tsx'
import { ShippingClassInput } from './ShippingClassInput.tsx'
import { VariantGrid } from './VariantGrid.tsx'
import { VideosField } from './VideosField.tsx'

const choices = (field: string, ids: string[]) =>
  ids.map(id => ({ id, name: `resources.products.${field}.${id}` }))

/** Product form: general, price, appearance, organization. */
export function ProductForm({ notice }: { notice?: ReactNode }) {
  return (
    <StaffForm>
      {notice}
      <MissingHints />
      <Section title="what">
        <TextInput source="name" validate={required()} className="whole" helperText={false} />
        <SelectInput
          source="status"
          choices={choices('status', ['draft', 'published'])}
          validate={required()}
          helperText={false}
        />
        <SelectInput
          source="visibility"
          choices={choices('visibility', ['visible', 'catalog', 'search', 'hidden'])}
          validate={required()}
          helperText={false}
        />
        <SelectInput
          source="type"
          choices={choices('type', ['simple', 'variable', 'grouped', 'external'])}
          validate={required()}
          helperText={false}
        />
        <TextInput source="sku" parse={value => value || null} helperText={false} resettable />
        <BooleanInput source="featured" helperText={false} />
      </Section>
      <Section title="pictures">
        <PicturesInput />
        <VideosField />
      </Section>
      <Section title="texts">
        <HtmlInput source="shortHtml" />
        <HtmlInput source="descriptionHtml" />
        <SizeGuideInput help="resources.products.sizeGuideHelp" />
      </Section>
      <ByType />
      <AddonsSection />
      <Section title="quantities">
        <QuantityFields />
      </Section>
      <Section title="found">
        <ReferenceArrayInput source="categories" reference="categories" perPage={200}>
          <AutocompleteArrayInput optionText="path" className="whole" helperText={false} />
        </ReferenceArrayInput>
        <ReferenceInput source="brandId" reference="brands" perPage={50}>
          <AutocompleteInput
            optionText="name"
            filterToQuery={(q: string) => ({ q })}
            helperText={false}
          />
        </ReferenceInput>
        <TagsInput
          source="tags"
          reference="tags"
          sort="name"
          label="resources.products.fields.tags"
        />
        <ProductsInput source="upsells" help="resources.products.upsellsHelp" />
        <ProductsInput source="crossSells" help="resources.products.crossSellsHelp" />
      </Section>
      <Section title="search">
        <SearchFields />
      </Section>
      <Section title="disclosures">
        <DisclosureFields />
      </Section>
      <Section title="more">
        <SelectInput
          source="taxStatus"
          choices={choices('tax', ['taxable', 'shipping', 'none'])}
          validate={required()}
          helperText={false}
        />
        <TaxClassInput source="taxClass" />
        <ShippingClassInput source="shippingClass" />
        <NumberInput source="position" validate={required()} helperText={false} />
        <TextInput
          source="purchaseNote"
          parse={value => value ?? ''}
          multiline
          className="whole"
          helperText="resources.products.purchaseNoteHelp"
        />
        <BooleanInput source="giftCard" helperText="resources.products.giftCardHelp" />
        <BooleanInput source="noWithdrawal" helperText="resources.products.noWithdrawalHelp" />
      </Section>
    </StaffForm>
  )
}

/** Groups and external products are not bought here. */
function AddonsSection() {
  const type = useWatch({ name: 'type' })
  if (type !== 'simple' && type !== 'variable') return null
  return (
    <Section title="addons">
      <AddonsField />
    </Section>
  )
}

/** Fields by type: simple, variable, grouped or external. */
function ByType() {
  const type = useWatch({ name: 'type' })
  if (type === 'grouped') {
    return (
      <Section title="members">
        <ProductsInput source="grouped" />
      </Section>
    )
  }
  if (type === 'variable') {
    return (
      <>
        <Section title="options">
          <OptionsField />
        </Section>
        <Section title="variants">
          <VariantGrid />
        </Section>
        <Section title="sharedStock">
          <StockFields isShared />
        </Section>
      </>
    )
  }
  return (
    <>
      <Section title="price">
        <PriceFields />
        <TradeFields />
        {type === 'external' && (
          <>
            <TextInput
              source="externalUrl"
              parse={value => value ?? ''}
              type="url"
              helperText={false}
            />
            <TextInput source="buttonText" parse={value => value ?? ''} helperText={false} />
          </>
        )}
      </Section>
      {type !== 'external' && (
        <Section title="stock">
          <StockFields />
        </Section>
      )}
      <Section title="shipping">
        <ShippingFields />
      </Section>
      {type === 'simple' && (
        <Section title="bundle">
          <BundleFields />
        </Section>
      )}
      <Section title="options">
        <OptionsField />
      </Section>
    </>
  )
}

/** Products by name, in order. */
function ProductsInput({ source, help = false }: { source: string; help?: string | false }) {
  return (
    <ReferenceArrayInput
      source={source}
      reference="products"
      sort={{ field: 'name', order: 'ASC' }}
      perPage={25}
    >
      <AutocompleteArrayInput
        optionText="name"
        filterToQuery={q => ({ q })}
        className="whole"
        helperText={help}
      />
    </ReferenceArrayInput>
  )
}

const RichTextField = lazy(async () => ({
  default: (await import('#staff/rich-text')).RichTextField,
}))

function HtmlInput({ source }: { source: string }) {
  const translate = useTranslate()
  const { field } = useInput({ source, defaultValue: '', parse: html => html })
  const id = useId()
  const label = translate(`resources.products.fields.${source}`)
  return (
    <div className="whole">
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <Suspense fallback={null}>
        <RichTextField id={id} label={label} value={field.value ?? ''} onChange={field.onChange} />
      </Suspense>
    </div>
  )
}

function PicturesInput() {
  const translate = useTranslate()
  const { field } = useInput({ source: 'images', defaultValue: [] })
  return (
    <div className="whole">
      <MediaField
        label={translate('resources.products.fields.images')}
        value={field.value ?? []}
        onChange={field.onChange}
      />
    </div>
  )
}
