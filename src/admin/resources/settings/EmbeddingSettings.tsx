import { required, SelectInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { lines } from './choices.ts'

const ALLOWED = ['nobody', 'hosts', 'everybody']

/** Whether other sites may embed pages. */
export function EmbeddingSettings() {
  const allowed: string = useWatch({ name: 'embedding.allowed' })
  return (
    <>
      <SelectInput
        source="embedding.allowed"
        choices={ALLOWED.map(id => ({ id, name: `resources.settings.embedding.${id}` }))}
        validate={required()}
        helperText="resources.settings.embeddingHelp"
      />
      {allowed === 'hosts' && (
        <TextInput
          source="embedding.hosts"
          multiline
          minRows={3}
          {...lines}
          helperText="resources.settings.embeddingHostsHelp"
        />
      )}
    </>
  )
}
