import { useTexts } from '../texts.ts'

/** Message shown while the builder opens or if it cannot. */
export function Message({ text, isProblem }: { text: string; isProblem: boolean }) {
  const texts = useTexts()
  return (
    <main className="builder-message">
      <div role={isProblem ? 'alert' : 'status'}>
        <h1>{text}</h1>
      </div>
      {isProblem && <a href="/admin/pages">{texts('Back to pages')}</a>}
    </main>
  )
}
