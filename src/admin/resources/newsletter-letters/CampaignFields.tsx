import {
  BooleanInput,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useGetList,
} from 'react-admin'
import { useSiteLists } from '../newsletter-subscribers/use-site-lists.ts'

const help = (key: string) => `resources.newsletter-letters.help.${key}`

/** List, subject and rate of a campaign. */
export function CampaignFields() {
  const lists = useSiteLists() ?? []
  return (
    <>
      <TextInput source="subject" validate={required()} />
      <SelectInput source="listId" choices={lists} translateChoice={false} validate={required()} />
      <NumberInput
        source="perMinute"
        validate={[required(), minValue(1), maxValue(3000)]}
        helperText={help('perMinute')}
      />
      <BooleanInput source="measures" helperText={help('measures')} />
    </>
  )
}

/** Chooses the layout block of a campaign. */
export function BlockInput() {
  const { data = [] } = useGetList('pages', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'title', order: 'ASC' },
    filter: { kind: 'block' },
  })
  return (
    <SelectInput
      source="pageId"
      choices={data.map(({ id, title }) => ({ id, name: title }))}
      translateChoice={false}
      helperText={help('pageId')}
      parse={(value: string) => value || null}
    />
  )
}
